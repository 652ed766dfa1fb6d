import { useEffect, useState } from "react";

/** A color picker reports every color the pointer passes, and a text field every letter. */
const SETTLED_MS = 400;

/** The value as it is once it has stopped changing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
