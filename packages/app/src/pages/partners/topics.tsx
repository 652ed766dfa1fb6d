import type { PartnerUsage, UsageTopic } from "@wattleaf/shared/contracts/partners/insight";
import { formatDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { Part } from "./part";

const WHOLE_PERIOD = "";

export interface DayChoice {
  usage: PartnerUsage;
  /** The day whose topics are shown, here and in the chart; null for the whole period. */
  day: string | null;
  onDay: (day: string | null) => void;
}

/** What questions were about, in the period or on one of its days. */
export function Topics({ usage: { days, topics }, day: chosen, onDay }: DayChoice) {
  const t = useT();
  const language = useLanguage();
  // A day that another period does not have is no longer chosen.
  const day = days.find((one) => one.day === chosen);
  // In the chart a day without questions can be chosen, too.
  const offered = days.filter((one) => one === day || one.topics.length > 0).toReversed();
  if (topics.length === 0) {
    return (
      <Part title={t("partners.usage.topics")}>
        <p className="text-muted">{t("partners.usage.none")}</p>
      </Part>
    );
  }
  return (
    <Part title={t("partners.usage.topics")}>
      <Field label={t("partners.usage.topicsOf")} className="max-w-xs">
        <Select
          value={day?.day ?? WHOLE_PERIOD}
          onChange={({ target }) => onDay(target.value || null)}
          options={[
            { value: WHOLE_PERIOD, label: t("partners.usage.wholePeriod") },
            ...offered.map((one) => ({ value: one.day, label: formatDay(one.day, language) })),
          ]}
        />
      </Field>
      {day?.topics.length === 0 ? (
        <p className="text-muted">{t("partners.usage.noneOfDay")}</p>
      ) : (
        <TopicList topics={day?.topics ?? topics} />
      )}
    </Part>
  );
}

function TopicList({ topics }: { topics: readonly UsageTopic[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ol aria-label={t("partners.usage.topics")} className="flex max-w-2xl flex-col divide-y divide-line">
      {topics.map(({ topic, questions }) => (
        <li key={topic} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 [overflow-wrap:anywhere]">{topic}</span>
          <span className="tabular-nums">{formatNumber(questions, language)}</span>
        </li>
      ))}
    </ol>
  );
}
