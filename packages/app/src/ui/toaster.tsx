import { lazy, Suspense } from "react";
import type { ToastData } from "./toast";

/** Most visits see none. */
const PlacedToast = lazy(() => import("./placed-toast").then((module) => ({ default: module.PlacedToast })));

interface ToasterProps {
  /** All queued toasts, oldest first. Only the newest is shown. */
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
}

/** Where toasts are announced, one at a time. */
export function Toaster({ toasts, onDismiss, label, closeLabel }: ToasterProps) {
  const newest = toasts.at(-1);
  return (
    <section
      aria-label={label}
      // The region exists before its first message: screen readers miss a live region added together with its text.
      aria-live={newest?.variant === "destructive" ? "assertive" : "polite"}
    >
      <Suspense fallback={null}>
        {newest && <PlacedToast key={newest.id} toast={newest} onDismiss={onDismiss} closeLabel={closeLabel} />}
      </Suspense>
    </section>
  );
}
