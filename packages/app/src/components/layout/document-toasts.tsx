import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useT } from "../../lib/i18n";
import { closeButtonLook } from "../../ui/overlay.variants";
import { toastIconTones } from "../../ui/toast.variants";

/** Where document/toaster.ts shows messages: each is a copy of the template inside. */
export function DocumentToasts() {
  const t = useT();
  return (
    <section
      data-toasts
      aria-label={t("toasts.label")}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-16 z-toast px-4 pb-4 md:bottom-0 md:left-auto md:w-full md:max-w-[420px] md:pb-6 md:pr-6"
    >
      <template>
        <div
          data-toast
          className="pointer-events-auto flex items-start gap-3 rounded-lg border py-2 pl-4 pr-2 shadow-lg animate-rise"
        >
          <CircleCheck
            data-toast-icon="default"
            aria-hidden="true"
            className={`mt-2.5 size-5 shrink-0 ${toastIconTones.default}`}
          />
          <CircleAlert
            data-toast-icon="destructive"
            aria-hidden="true"
            className={`mt-2.5 size-5 shrink-0 ${toastIconTones.destructive}`}
          />
          <div className="min-w-0 grow py-2">
            <p data-toast-title className="text-sm font-semibold" />
            <p data-toast-text className="mt-0.5 text-sm text-muted" />
          </div>
          <button type="button" aria-label={t("action.close")} className={closeButtonLook}>
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </template>
    </section>
  );
}
