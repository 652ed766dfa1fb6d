import { useT } from "../../lib/i18n";

interface SourceChipProps {
  index: number;
  href: string;
}

/**
 * The number of a source behind a figure. The style sheet (base.css) renders it: as text, it would stick to the figure
 * when the answer is selected and copied, or read aloud without its link.
 */
export function SourceChip({ index, href }: SourceChipProps) {
  const t = useT();
  return (
    <a
      href={href}
      aria-label={t("chat.source.number", { index })}
      data-source={index}
      className="ml-1 inline-flex rounded-sm bg-brand-soft px-1 align-super text-xs font-semibold tabular-nums text-brand-strong"
    />
  );
}
