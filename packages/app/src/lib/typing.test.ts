import { describe, expect, it } from "vitest";
import { nextFrame, type TypingFrame } from "./typing";

const phrases = ["ab", "c"];

/** The field's text over a number of frames, and how long each took. */
function play(count: number) {
  let frame: TypingFrame = { phrase: 0, length: 0, erasing: false };
  return Array.from({ length: count }, () => {
    const next = nextFrame(frame, phrases);
    frame = next.frame;
    return [phrases[frame.phrase]?.slice(0, frame.length), next.delayMs];
  });
}

describe("nextFrame", () => {
  it("types at 100 ms, pauses 2 s, erases at 50 ms and goes on to the next phrase", () => {
    expect(play(6)).toEqual([
      ["a", 100],
      ["ab", 100],
      ["a", 2000],
      ["", 50],
      ["c", 100],
      ["", 2000],
    ]);
  });

  it("returns to the first phrase after the last", () => {
    expect(play(7).at(-1)).toEqual(["a", 100]);
  });
});
