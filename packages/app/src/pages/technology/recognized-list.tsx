import { Check, X } from "lucide-react";
import { formatPercent, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { recognizedRun } from "./recognized";
import type { useLiveSplit } from "./use-live-split";

type RecognizedListProps = Pick<ReturnType<typeof useLiveSplit>, "presses" | "found" | "state" | "remove" | "retry">;

/** What was switched on beside what was recognized, misses included. */
export function RecognizedList({ presses, found, state, remove, retry }: RecognizedListProps) {
  const t = useT();
  const language = useLanguage();
  const runs = presses.map((press) => found && recognizedRun(found, press));
  const hits = runs.filter(Boolean).length;
  const verdict = found && t("technologyLive.found.verdict", { hits, all: presses.length });
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p role="status" className="min-h-[1.625rem] font-semibold tabular-nums">
        {state === "pending" ? t("technologyLive.found.pending") : (verdict ?? "")}
        {presses.length === 0 && <span className="font-normal text-muted">{t("technologyLive.found.empty")}</span>}
      </p>
      {state === "failed" && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          {t("technologyLive.found.failed")}
          <Button size="sm" variant="secondary" onClick={retry}>
            {t("technologyLive.found.retry")}
          </Button>
        </p>
      )}
      <ul className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {presses.map(({ appliance, startMinute }, index) => {
          const run = runs[index];
          const name = `${t(`technologyLive.appliance.${appliance}`)}, ${formatTime(startMinute, language)}`;
          return (
            // The same appliance may be switched on twice at the same time.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={index}
              className="flex items-center justify-between gap-2 rounded-lg bg-sunken py-1 pl-3 pr-1 text-sm"
            >
              <span>
                <span className="font-medium tabular-nums">{name}</span>
                {found && (
                  <span className={run ? "flex items-center gap-1 text-brand-strong" : "flex text-muted"}>
                    {run && <Check aria-hidden="true" className="size-4" />}
                    {run
                      ? t("technologyLive.found.hit", { percent: formatPercent(run.confidence, language) })
                      : t("technologyLive.found.miss")}
                  </span>
                )}
              </span>
              <IconButton size="sm" label={t("technologyLive.found.remove", { name })} onClick={() => remove(index)}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 max-w-prose text-sm text-muted">{t("technologyLive.try.honest")}</p>
    </div>
  );
}
