import { useState } from "react";

/** Whether the pointer or the focus is in the element, with the handlers to spread on it; used to pause motion. */
export function useHeld() {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { held, holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } };
}
