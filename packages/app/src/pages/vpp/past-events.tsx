import type { HomePlant, MeasuredEvent, PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { type ReactNode, useState } from "react";
import { formatMoney, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { eventDay, eventHours } from "./event-time";

const SHOWN_AT_FIRST = 3;

interface PastEventsProps {
  plant: HomePlant;
  events: readonly PlantEvent[];
}

/** What each event brought: the group's figures are paid, the home's own are for information. */
export function PastEvents({ plant, events }: PastEventsProps) {
  const t = useT();
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const settled = events.flatMap(({ result, ...event }) => (result ? [{ ...event, result }] : []));
  if (settled.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="text-xl font-semibold">
        {t("plants.past")}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {settled.slice(0, all ? undefined : SHOWN_AT_FIRST).map((event) => (
          <li key={event.id} className="grid grid-cols-2 gap-x-6 gap-y-3 py-4 lg:grid-cols-4">
            <p className="col-span-2 sm:col-span-1">
              <span className="block font-semibold tabular-nums">{eventDay(event, language)}</span>
              <span className="block text-sm tabular-nums text-muted">{eventHours(event, language)}</span>
            </p>
            <Column title={t("plants.past.group")}>
              <Measured figures={event.result.group} />
            </Column>
            <Column title={t("plants.past.home")}>
              {event.result.home ? <Measured figures={event.result.home} /> : t("plants.past.noReadings")}
            </Column>
            <Column title={t("plants.past.earned")}>
              {event.result.earned === null ? (
                <span className="text-muted">{t("plants.past.notPart")}</span>
              ) : (
                <span className="font-semibold text-brand-strong">
                  {formatMoney(event.result.earned, plant.currency, language)}
                </span>
              )}
            </Column>
          </li>
        ))}
      </ul>
      {settled.length > SHOWN_AT_FIRST && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)} className="-ml-3">
          {all ? t("plants.past.fewer") : t("plants.past.all", { count: settled.length })}
        </Button>
      )}
    </section>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="tabular-nums">
      <p className="text-sm text-muted">{title}</p>
      <div>{children}</div>
    </div>
  );
}

function Measured({ figures }: { figures: MeasuredEvent }) {
  const t = useT();
  const language = useLanguage();
  const { baselineKwh, meteredKwh, reductionKwh, uncertaintyKwh } = figures;
  // No digit that the uncertainty swallows.
  const kwh = (value: number) => formatNumber(value, language, uncertaintyKwh < 10 ? 1 : 0);
  const isChance = Math.abs(reductionKwh) <= uncertaintyKwh;
  return (
    <>
      <p>
        {t(Number(reductionKwh.toFixed(1)) < 0 ? "plants.measureMore" : "plants.measure", {
          reduction: kwh(Math.abs(reductionKwh)),
          uncertainty: kwh(uncertaintyKwh),
        })}
      </p>
      <p className="text-sm text-muted">
        {t("plants.past.expected", { baseline: kwh(baselineKwh), metered: kwh(meteredKwh) })}
        {isChance && ` · ${t("plants.past.chance")}`}
      </p>
    </>
  );
}
