import type { HomePlant, MeasuredEvent, PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import type { ReactNode } from "react";
import { formatMoney, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { eventDay, eventHours } from "./event-time";

interface PastEventsProps {
  plant: HomePlant;
  events: readonly PlantEvent[];
}

/** What each event brought: the group's figures are paid, the home's own are for information. */
export function PastEvents({ plant, events }: PastEventsProps) {
  const t = useT();
  const language = useLanguage();
  const settled = events.flatMap(({ result, ...event }) => (result ? [{ ...event, result }] : []));
  if (settled.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="text-xl font-semibold">
        {t("plants.past")}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {settled.map((event) => (
          <li key={event.id} className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-2 lg:grid-cols-4">
            <p>
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
  const kwh = (value: number) => formatNumber(value, language);
  const { baselineKwh, meteredKwh, reductionKwh, uncertaintyKwh } = figures;
  const isChance = Math.abs(reductionKwh) <= uncertaintyKwh;
  return (
    <>
      <p>
        {t(reductionKwh < 0 ? "plants.measureMore" : "plants.measure", {
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
