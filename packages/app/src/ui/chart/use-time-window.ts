import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { TimeWindow } from "./envelope";
import { lengthOf, momentAt, shareAt, windowAt } from "./time-window";

interface TimeWindowOptions {
  window: TimeWindow;
  onWindow: Dispatch<SetStateAction<TimeWindow>>;
  /** What there is to see, and the shortest window, ms. */
  limits: TimeWindow & { leastMs: number };
  /** What an arrow key moves the readout by, ms. */
  columnMs: number;
}

/** A notch of a mouse wheel is about 100 px and zooms by a fifth. */
const ZOOM_PER_WHEEL_PX = 0.002;
/** A trackpad's pinch arrives as wheel events with the control key and steps a tenth of that. */
const ZOOM_PER_PINCH_PX = 0.01;
const KEY_ZOOM = 1.5;

/**
 * Moves and zooms a window of time: dragging and the wheel, one finger and two, and keys. Also tells the moment that is
 * read out; it keeps its place in time while the window moves.
 */
export function useTimeWindow({ window, onWindow, limits, columnMs }: TimeWindowOptions) {
  const [readMs, setReadMs] = useState<number | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  /** Where the fingers and the pressed mouse are, by pointer, as shares of the width. */
  const pressed = useRef(new Map<number, number>());

  const shareOf = (clientX: number): number => {
    const box = surface.current?.getBoundingClientRect();
    return box ? (clientX - box.left) / Math.max(1, box.width) : 0;
  };
  const clamp = (ms: number) => Math.min(limits.toMs - columnMs / 2, Math.max(limits.fromMs, ms));
  const read = (ms: number) => {
    const moment = clamp(ms);
    setReadMs(moment);
    // Follows the readout beyond the edge.
    onWindow((known) => {
      const share = shareAt(known, moment);
      if (share >= 0 && share <= 1) return known;
      return windowAt(moment, share < 0 ? 0.05 : 0.95, lengthOf(known), limits);
    });
  };
  const zoom = (factor: number, share: number) =>
    onWindow((known) => windowAt(momentAt(known, share), share, lengthOf(known) / factor, limits));
  const move = (shareOfWidth: number) =>
    onWindow((known) => windowAt(momentAt(known, shareOfWidth), 0, lengthOf(known), limits));

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const share = shareOf(event.clientX);
    pressed.current.set(event.pointerId, share);
    setReadMs(clamp(momentAt(window, share)));
  };
  const onPointerMove = ({ pointerId, pointerType, clientX }: PointerEvent) => {
    const share = shareOf(clientX);
    if (!pressed.current.has(pointerId)) {
      if (pointerType === "mouse") setReadMs(clamp(momentAt(window, share)));
      return;
    }
    const before = [...pressed.current.values()];
    pressed.current.set(pointerId, share);
    const after = [...pressed.current.values()];
    const factor = before.length === 2 ? spread(after) / spread(before) : 1;
    onWindow((known) => windowAt(momentAt(known, middle(before)), middle(after), lengthOf(known) / factor, limits));
  };
  const release = ({ pointerId }: PointerEvent) => void pressed.current.delete(pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isInView = readMs !== null && shareAt(window, readMs) >= 0 && shareAt(window, readMs) <= 1;
    const reading = isInView ? readMs : momentAt(window, 0.5);
    const readShare = shareAt(window, reading);
    const keys: Partial<Record<string, () => void>> = {
      ArrowRight: () => (event.shiftKey ? move(0.5) : read(reading + columnMs)),
      ArrowLeft: () => (event.shiftKey ? move(-0.5) : read(reading - columnMs)),
      ArrowUp: () => read(reading + columnMs),
      ArrowDown: () => read(reading - columnMs),
      PageDown: () => move(1),
      PageUp: () => move(-1),
      Home: () => read(limits.fromMs),
      End: () => read(limits.toMs),
      "+": () => zoom(KEY_ZOOM, readShare),
      "=": () => zoom(KEY_ZOOM, readShare),
      "-": () => zoom(1 / KEY_ZOOM, readShare),
      "0": () => onWindow({ fromMs: limits.fromMs, toMs: limits.toMs }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const width = surface.current?.clientWidth ?? 1;
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isSideways) return move((event.deltaX || event.deltaY) / width);
    const perPx = event.ctrlKey ? ZOOM_PER_PINCH_PX : ZOOM_PER_WHEEL_PX;
    return zoom(Math.exp(-event.deltaY * perPx), shareOf(event.clientX));
  });
  useEffect(() => {
    const element = surface.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React listens passively, and the page behind would scroll.
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  return {
    surface,
    readMs,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      // A finger that lifts leaves its value on the screen; a mouse that leaves takes it away.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setReadMs(null),
      onKeyDown,
      onFocus: () => setReadMs((known) => known ?? clamp(window.toMs)),
      onBlur: () => setReadMs(null),
    },
  };
}

const middle = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
/** Two fingers on one spot would zoom without end. */
const LEAST_SPREAD = 0.02;
const spread = (shares: readonly number[]) => Math.max(LEAST_SPREAD, Math.max(...shares) - Math.min(...shares));
