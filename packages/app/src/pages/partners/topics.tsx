import type { PartnerUsage, UsageTopic } from "@wattleaf/shared/contracts/partners/insight";
import { useState } from "react";
import { formatDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { Part } from "./part";

const WHOLE_PERIOD = "";

/** What questions were about, in the period or on one of its days. */
export function Topics({ usage: { days, topics } }: { usage: PartnerUsage }) {
  const t = useT();
  const language = useLanguage();
  const [chosen, setChosen] = useState(WHOLE_PERIOD);
  const asked = days.filter((day) => day.topics.length > 0).toReversed();
  // A day that another period does not have is no longer chosen.
  const day = asked.find((one) => one.day === chosen);
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
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: WHOLE_PERIOD, label: t("partners.usage.wholePeriod") },
            ...asked.map((one) => ({ value: one.day, label: formatDay(one.day, language) })),
          ]}
        />
      </Field>
      <TopicList topics={day?.topics ?? topics} />
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
