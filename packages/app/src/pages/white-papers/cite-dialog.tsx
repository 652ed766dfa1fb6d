import { Copy } from "lucide-react";
import { DocumentDialog } from "../../components/document-dialog";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { citationOf, type WhitePaper } from "./papers";

export const citeDialogId = (slug: string) => `cite-${slug}`;

/** A paper as BibTeX. */
export function CiteDialog({ paper }: { paper: WhitePaper }) {
  const t = useT();
  const id = citeDialogId(paper.slug);
  return (
    <DocumentDialog id={id} title={t("whitePapers.cite.title")} width="text">
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
    </DocumentDialog>
  );
}
