import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../lib/i18n";
import { closeButtonLook } from "../ui/overlay.variants";
import { dialogCommand } from "./dialog-command";

const widths = { form: "w-[min(30rem,94vw)]", text: "w-[min(44rem,94vw)]" } as const;

interface DocumentDialogProps {
  /** Also the target of `dialogCommand("show-modal", id)`. */
  id: string;
  title: string;
  width: keyof typeof widths;
  children: ReactNode;
}

/** A dialog of a document: the browser opens and closes it, without React. */
export function DocumentDialog({ id, title, width, children }: DocumentDialogProps) {
  const t = useT();
  return (
    <dialog
      id={id}
      data-menu
      aria-labelledby={`${id}-title`}
      className={`m-auto max-w-none rounded-xl border border-line bg-surface p-0 text-ink shadow-lg ${widths[width]}`}
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h3 id={`${id}-title`} className="text-xl font-semibold">
            {title}
          </h3>
          <button
            type="button"
            aria-label={t("action.close")}
            className={`-mr-3 -mt-2 ${closeButtonLook}`}
            {...dialogCommand("close", id)}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
