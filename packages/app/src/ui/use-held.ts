import { useState } from "react";

/** Whether somebody points at something or has the focus in it, and the handlers to spread on it: what moves waits. */
export function useHeld() {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { held, holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } };
}
