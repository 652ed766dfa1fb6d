import { Copy } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";

interface CodeBlockProps {
  /** The header of the code: a language or a file name. */
  title: string;
  code: string;
  /** Long code scrolls in its own box. */
  clipped?: boolean;
}

/** Code to read and to copy (document/copy-code.ts). Long lines scroll in their own box, never the page. */
export function CodeBlock({ title, code, clipped = false }: CodeBlockProps) {
  const t = useT();
  return (
    <div data-code className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pl-4 pr-1">
        <p className="truncate text-sm font-medium text-muted">{title}</p>
        <Button
          variant="ghost"
          size="sm"
          data-copy-code={t("copy.done")}
          icon={<Copy aria-hidden="true" className="size-4" />}
        >
          {t("action.copy")}
        </Button>
        <span role="status" className="sr-only" />
      </div>
      <pre
        // A group, not a region: many blocks share a title, and landmarks must differ.
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
        tabIndex={0}
        lang="en"
        className={`overflow-auto px-4 py-3 font-mono text-xs leading-relaxed ${clipped ? "max-h-[26rem]" : ""}`}
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}
