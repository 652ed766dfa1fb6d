import { Copy, X } from "lucide-react";
import { dialogCommand } from "../../components/dialog-command";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { closeButtonLook } from "../../ui/overlay.variants";
import { citationOf, type WhitePaper } from "./papers";

export const citeDialogId = (slug: string) => `cite-${slug}`;

/** A paper as BibTeX. */
export function CiteDialog({ paper }: { paper: WhitePaper }) {
  const t = useT();
  const id = citeDialogId(paper.slug);
  return (
    <dialog
      id={id}
      data-menu
      aria-label={t("whitePapers.cite.title")}
      className="m-auto w-[min(44rem,94vw)] max-w-none rounded-xl border border-line bg-surface p-0 text-ink shadow-lg"
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-xl font-semibold">{t("whitePapers.cite.title")}</h3>
          <button
            type="button"
            aria-label={t("action.close")}
            className={`-mr-3 -mt-2 ${closeButtonLook}`}
            {...dialogCommand("close", id)}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <p className="text-muted">{t("whitePapers.cite.text")}</p>
        <pre
          id={`${id}-text`}
          className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 font-mono text-sm text-ink"
        >
          {citationOf(paper)}
        </pre>
        <p className="flex flex-wrap items-center gap-4">
          <Button icon={<Copy aria-hidden="true" className="size-4" />} data-copy={`${id}-text`}>
            {t("whitePapers.cite.copy")}
          </Button>
          <span role="status" className="text-sm font-medium text-brand-strong" />
        </p>
      </div>
    </dialog>
  );
}
