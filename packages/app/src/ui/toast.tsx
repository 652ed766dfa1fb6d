import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { cx } from "./cx";
import { closeButtonLook } from "./overlay.variants";
import { toastIconTones, type ToastVariant, toastVariants } from "./toast.variants";
import { useHeld } from "./use-held";

const DEFAULT_DURATION_MS = 5000;

export interface ToastData {
  id: string;
  title: string;
  description?: ReactNode;
  variant?: ToastVariant;
  action?: ReactNode;
  /** How long it stays; `Infinity` until it is dismissed. Default 5 s. */
  durationMs?: number;
}

interface ToastProps {
  toast: ToastData;
  onDismiss: (id: string) => void;
  closeLabel: string;
}

/** One message. Its timer pauses while the pointer or the keyboard focus is on it. */
export function Toast({ toast, onDismiss, closeLabel }: ToastProps) {
  const { id, title, description, action, variant = "default", durationMs = DEFAULT_DURATION_MS } = toast;
  const { held, holding } = useHeld();
  const dismiss = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (held || !Number.isFinite(durationMs)) return;
    const timer = setTimeout(() => dismiss(), durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs]);

  const Icon = variant === "destructive" ? CircleAlert : CircleCheck;
  return (
    <div
      {...holding}
      className={cx(
        "pointer-events-auto flex items-start gap-3 rounded-lg border py-2 pl-4 pr-2 shadow-lg animate-rise",
        toastVariants[variant],
      )}
    >
      <Icon aria-hidden="true" className={cx("mt-2.5 size-5 shrink-0", toastIconTones[variant])} />
      <div className="min-w-0 grow py-2">
        <p className="text-sm font-semibold">{title}</p>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <button type="button" aria-label={closeLabel} onClick={() => onDismiss(id)} className={closeButtonLook}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
