import { CopyButton } from "../../components/copy-button";

interface CodeBlockProps {
  /** What the code is, over it: a language, a file's name. */
  title: string;
  code: string;
  /** Long code scrolls in its own box. */
  clipped?: boolean;
}

/** Code to read and to copy. A line that is too long scrolls in its own box, never the page. */
export function CodeBlock({ title, code, clipped = false }: CodeBlockProps) {
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pl-4 pr-1">
        <p className="truncate text-sm font-medium text-muted">{title}</p>
        <CopyButton variant="ghost" size="sm" text={code} />
      </div>
      <pre
        role="region"
        aria-label={title}
        tabIndex={0}
        lang="en"
        className={`overflow-auto px-4 py-3 font-mono text-xs leading-relaxed ${clipped ? "max-h-[26rem]" : ""}`}
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}
