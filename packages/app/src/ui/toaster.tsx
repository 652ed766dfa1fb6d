import { Toast, type ToastData } from "./toast";

interface ToasterProps {
  /** All toasts that wait, oldest first. Only the newest shows. */
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
}

/**
 * The place where toasts appear: below the header of a phone, whose foot belongs to dialogs and the keyboard; in the
 * lower corner (≤ 420 px) from md on.
 */
export function Toaster({ toasts, onDismiss, label, closeLabel }: ToasterProps) {
  const newest = toasts.at(-1);
  return (
    <section
      aria-label={label}
      // The region is there before its first message: screen readers miss a live region that arrives together with its text.
      aria-live={newest?.variant === "destructive" ? "assertive" : "polite"}
      className="pointer-events-none fixed inset-x-0 top-16 z-toast px-4 md:top-auto md:bottom-0 md:left-auto md:w-full md:max-w-[420px] md:pb-6 md:pr-6"
    >
      {newest && <Toast key={newest.id} toast={newest} onDismiss={onDismiss} closeLabel={closeLabel} />}
    </section>
  );
}
