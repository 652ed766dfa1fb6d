import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Language } from "@wattleaf/shared/i18n/language";
import { capital, measureName } from "../compose/figures/flow-words";
import { spanName } from "../compose/figures/period-words";
import { rowName } from "../compose/figures/row-words";
import { slotLabel } from "../frame/labels";
import { messages } from "../messages";
import { chartOf } from "./attachments";
import type { ComparedFigures, Figures, RowFigures } from "./energy-figures";

/** So many points are a line, not bars. */
const MOST_BARS = 31;
const MOST_POINTS = 400;
/** Groups that follow each other in time; of others, such as weekdays, every one has gaps and none is unfinished. */
const PERIODS: ReadonlySet<string> = new Set(["hour", "day", "week", "month", "quarter", "season", "year"]);
/** Keys that the chart itself writes by the reader's language. */
const ISO_KEYS: ReadonlySet<string> = new Set(["day", "month"]);
const CHART_UNITS = { kWh: ["kWh", 1 / 1_000], kW: ["kW", 1 / 1_000], kgCO2: ["kg CO₂", 1] } as const;

/** A chart of an answer's groups, which its reader may see as a table; nothing for a single figure. */
export function energyAttachments(figures: Figures, question: EnergyQuestion, language: Language): Attachment[] {
  const { group } = question;
  const { rows, compared, answer } = figures;
  if (!group && compared) return [chartOfTwo(figures, compared, language)];
  if (!group || rows.length < 2 || rows.length > MOST_POINTS) return [];
  const nameOf = ({ key }: RowFigures) => rowName(group, key, language);
  const noun = measureName(answer, figures.hasSolar, language);
  const title = chartTitle(noun, slotLabel("group", group, language), language);
  const [unit, scale] = chartUnit(figures);
  const isSameLength = compared?.rows.length === rows.length;
  return [
    chartOf(
      {
        title,
        form: rows.length > MOST_BARS ? "line" : "bars",
        unit,
        labels: rows.map((row) => (ISO_KEYS.has(group) ? row.key : nameOf(row))),
      },
      [
        { name: noun, facts: rows.map(({ value }) => value) },
        ...(compared && isSameLength
          ? [
              {
                name: slotLabel("period", question.compared_to ?? "", language),
                facts: compared.rows.map(({ value }) => value),
              },
            ]
          : []),
      ],
      scale,
      (at) => PERIODS.has(group) && rows[at]?.isWhole === false,
    ),
  ];
}

/** What a chart's values are counted in, and what brings facts to it. */
const chartUnit = ({ answer }: Figures): readonly [unit: string, scale: number] =>
  answer.unit === "currency" ? [answer.currency ?? "", 1] : CHART_UNITS[answer.unit];

/** Two periods side by side, per day where they differ in length, as the sentence has them. */
function chartOfTwo(figures: Figures, compared: ComparedFigures, language: Language): Attachment {
  const { from, to } = figures.answer;
  const [unit, scale] = chartUnit(figures);
  const noun = measureName(figures.answer, figures.hasSolar, language);
  const isPerDay = compared.perDayCompared && figures.perDay !== null && compared.perDay !== null;
  const per = isPerDay ? messages(language)("assistant.figures.each.of.day") : "";
  return chartOf(
    {
      title: capital([noun, per].filter(Boolean).join(language === "zh" ? "，" : " ")),
      form: "bars",
      unit,
      labels: [
        spanName({ from, to }, language),
        spanName({ from: String(compared.first.value), to: String(compared.last.value) }, language),
      ],
    },
    [
      {
        name: noun,
        facts: isPerDay ? [figures.perDay, compared.perDay] : [figures.whole.value, compared.whole.value],
      },
    ],
    scale,
    // Averages per day are those of the days that there are.
    (at) => !isPerDay && !(at === 0 ? figures : compared).whole.isWhole,
  );
}

const chartTitle = (noun: string, group: string, language: Language): string =>
  capital(messages(language)("assistant.figures.chartTitle", { noun, group }));
