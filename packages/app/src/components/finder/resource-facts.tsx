import { formatDay } from "../../lib/format";
import { useLanguage } from "../../stores/language";
import { cx } from "../../ui/cx";

interface ResourceFactsProps {
  facts?: readonly string[] | undefined;
  date?: string | undefined;
  className?: string;
}

/** Category, length, place and date, in one line. */
export function ResourceFacts({ facts = [], date, className }: ResourceFactsProps) {
  const language = useLanguage();
  if (facts.length === 0 && !date) return null;
  return (
    <p className={cx("flex flex-wrap gap-x-3 gap-y-0.5 text-sm tabular-nums text-muted", className)}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {date && <time dateTime={date}>{formatDay(date, language)}</time>}
    </p>
  );
}
