import { create } from "zustand";
import { useReducedMotion } from "../lib/use-reduced-motion";

interface MotionState {
  paused: boolean;
  toggle: () => void;
}

/** Whether the user has paused automatically changing text; lasts until they leave the site. */
export const useMotion = create<MotionState>()((set) => ({
  paused: false,
  toggle: () => set(({ paused }) => ({ paused: !paused })),
}));

/** Whether text may change automatically: not paused here or by the system setting. */
export function useMayMove(): boolean {
  const reduced = useReducedMotion();
  const paused = useMotion((state) => state.paused);
  return !reduced && !paused;
}
