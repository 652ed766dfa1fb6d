import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatLine } from "../../stores/chat/line";

/** Space above a question at the top of the view. */
const QUESTION_MARGIN_PX = 12;
/** Within this distance of the end, the view follows the newest text. */
const NEAR_END_PX = 80;
/** Less than this below the view is not worth scrolling. */
const MORE_BELOW_PX = 24;

/** A growing field takes less from the view than this; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120;

/** What the view stays at while an answer grows: the question, the newest text, or where the user has scrolled. */
type Anchor = "question" | "end" | "reader";

/**
 * Scrolls the newest question to the top of the view and keeps it there, so that the beginning of its answer stays
 * visible. A question from an earlier visit goes to the top too, or as far as the end of its answer allows. After that
 * the user decides; at the end the view follows the newest text.
 */
export function useTurnInView(lines: readonly ChatLine[]) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>("question");
  const turn = useRef<Turn>(null);
  const placed = useRef({ topPx: 0, heightPx: 0, endIsVisible: false });
  const [hasMoreBelow, setHasMoreBelow] = useState(false);

  const note = useCallback(() => {
    const view = measure(scroller.current, content.current);
    if (!view) return;
    const belowPx = view.endPx - view.topPx - view.heightPx;
    placed.current = { topPx: view.topPx, heightPx: view.heightPx, endIsVisible: belowPx < MORE_BELOW_PX };
    setHasMoreBelow(belowPx >= MORE_BELOW_PX);
  }, []);

  const place = useCallback(() => {
    const view = measure(scroller.current, content.current);
    if (!view || !scroller.current || !room.current) return;
    const { questionPx, endPx, heightPx } = view;
    const { isNew = false, isDone = true } = turn.current ?? {};
    // A keyboard opens: a user who was at the end of the answer stays there.
    const lostPx = placed.current.heightPx - heightPx;
    if (lostPx > KEYBOARD_MIN_PX && placed.current.endIsVisible && isDone) anchor.current = "end";
    room.current.style.height = `${isNew ? Math.max(0, questionPx + heightPx - endPx) : 0}px`;
    const lastScreenPx = Math.max(0, endPx - heightPx);
    if (anchor.current === "end") scroller.current.scrollTop = lastScreenPx;
    if (anchor.current === "question") {
      scroller.current.scrollTop = isNew ? questionPx : Math.min(questionPx, lastScreenPx);
    }
    note();
  }, [note]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    const onScroll = () => {
      const view = measure(element, content.current);
      const before = placed.current.topPx;
      if (!view || Math.abs(view.topPx - before) < 1) return;
      const isNearEnd = view.endPx - view.topPx - view.heightPx < NEAR_END_PX;
      if (Math.abs(view.topPx - view.questionPx) < 4) anchor.current = "question";
      else anchor.current = isNearEnd && view.topPx > before ? "end" : "reader";
      note();
    };
    const resized = new ResizeObserver(place);
    resized.observe(element);
    resized.observe(content.current);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [place, note]);

  useLayoutEffect(() => {
    const newest = turnOf(lines);
    if (newest?.key !== turn.current?.key) anchor.current = newest?.begins ?? "end";
    turn.current = newest;
    place();
  }, [lines, place]);

  /** Expanding content inside a message must not scroll the view. */
  const stay = useCallback(() => {
    anchor.current = "reader";
  }, []);
  const jumpToEnd = useCallback(() => {
    anchor.current = "end";
    place();
    // The clicked button is removed.
    scroller.current?.focus({ preventScroll: true });
  }, [place]);
  return { scroller, content, room, hasMoreBelow, stay, jumpToEnd };
}

interface Turn {
  /** Differs for another question, and for another answer to the same one. */
  key: string;
  /** A message after the answer, such as a rejected file, is shown at the end. */
  begins: Anchor;
  /** Asked on this page. */
  isNew: boolean;
  /** The answer is complete. */
  isDone: boolean;
}

function turnOf(lines: readonly ChatLine[]): Turn | null {
  const at = lines.findLastIndex(({ from }) => from === "user");
  const question = lines[at];
  if (!question) return null;
  const [answer, ...later] = lines.slice(at + 1);
  const isDone = answer !== undefined && answer.status !== "thinking" && answer.status !== "streaming";
  const begins = later.length > 0 && question.isNew ? "end" : "question";
  return { key: `${question.id} ${lines.at(-1)?.id}`, begins, isNew: question.isNew, isDone };
}

/** Distances from the top of the scrolled content. */
function measure(scroller: HTMLElement | null, content: HTMLElement | null) {
  if (!scroller || !content) return null;
  const topPx = scroller.scrollTop;
  const beginningPx = scroller.getBoundingClientRect().top - topPx;
  const endPx = content.getBoundingClientRect().bottom - beginningPx;
  const question = Array.from(content.querySelectorAll("[data-question]")).at(-1);
  const questionPx = question ? question.getBoundingClientRect().top - beginningPx - QUESTION_MARGIN_PX : endPx;
  return { topPx, heightPx: scroller.clientHeight, endPx, questionPx: Math.max(0, questionPx) };
}
