"""The skeleton of a table: prompt, stage and keys, lying or upright, in millimetres."""

from __future__ import annotations

from screens.box import Box
from screens.canvas import Canvas
from screens.theme import CLOCK_W, CONTEXT_H, GAP, KEY_H, PROMPT_H, PROMPT_UPRIGHT_H, SMALL


def prompt_box(canvas: Canvas) -> Box:
    """The prompt bar, with room for the clock key at its right."""
    return canvas.sheet.top(PROMPT_UPRIGHT_H if canvas.portrait else PROMPT_H).before(CLOCK_W + GAP)


def clock_box(canvas: Canvas) -> Box:
    """The clock key."""
    return canvas.sheet.top(PROMPT_H).end(CLOCK_W)


def stage_box(canvas: Canvas, contexts: int = 0) -> Box:
    """The stage between prompt and keys, under so many context lines."""
    keys = 2 * KEY_H + GAP if canvas.portrait else KEY_H
    prompt = prompt_box(canvas).h
    stage = canvas.sheet.below(prompt + SMALL).above(keys + SMALL)
    return stage.below(contexts * CONTEXT_H + (1.4 if contexts else 0.0))


def context_box(canvas: Canvas, number: int) -> Box:
    """The context line of this number, from 0."""
    return canvas.sheet.below(prompt_box(canvas).h + 0.9 + number * CONTEXT_H).top(CONTEXT_H)
