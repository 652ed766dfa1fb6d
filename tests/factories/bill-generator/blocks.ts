import type { BilledFacts, Shown } from "./facts";
import { dueOf } from "./facts";
import type { Pen } from "./writing";
import { DAY_MS } from "../../../packages/shared/src/domain/time";
import { anyOf, between, chance, dateText, numberText, oneOf, ownOf } from "./writing";

/** A label and its value. */
export interface Entry {
  label: string;
  value: string;
}

/** A line of charges: description, calculation and amount. */
export interface ChargeEntry extends Entry {
  how: string;
}

/** The parts of a bill as words and figures, before layout. */
export interface Blocks {
  letterhead: string[];
  identity: Entry[];
  period: { entry: Entry; sentence: string; dates: [string, string] };
  readings: { previous: Entry; current: Entry; multiplier: Entry | null } | null;
  use: { entry: Entry; sentence: string } | null;
  charges: ChargeEntry[];
  total: Entry | null;
  summary: Entry[];
  distractors: string[];
}

export function blocksOf(facts: BilledFacts, pen: Pen): { blocks: Blocks; shown: Shown } {
  const { words } = pen;
  const { labels } = words;
  const pattern = oneOf(pen, words.dates);
  const moneyPattern = oneOf(pen, words.money);
  const unit = oneOf(pen, words.unit);
  const date = (day: Date) => dateText(pen, day, pattern);
  const money = (amount: number) =>
    `${amount < 0 ? "-" : ""}${moneyPattern.replace("#", numberText(pen, Math.abs(amount), 2))}`;
  const energy = (kwh: number) => `${numberText(pen, kwh, 0)} ${unit}`;
  const entry = (label: readonly string[], value: string): Entry => ({ label: labelOf(pen, label), value });
  const isPence = words.currency === "GBP";
  const price = (rate: number) => numberText(pen, isPence ? rate * 100 : rate, isPence ? 2 : 4);
  const shown: Shown = {
    charges: chance(pen, 0.85),
    total: chance(pen, 0.85),
    use: chance(pen, 0.9),
    readings: chance(pen, 0.6),
    rate: false,
  };
  shown.rate = shown.charges || chance(pen, 0.3);
  const rateUnit = oneOf(pen, words.rateUnit);
  const [first, last] = [date(facts.first), date(facts.writtenLast)];
  const range = oneOf(pen, words.ranges).replace(/1(.*)2/, (_, mark: string) => `${first}${mark}${last}`);
  const dueDate = date(new Date(facts.writtenLast.getTime() + 21 * DAY_MS));
  const tou = oneOf(pen, labels.tou);
  const due = dueOf(facts);

  const identity = [
    entry(labels.account, grouped(pen, facts.account)),
    entry(labels.billDate, date(new Date(facts.writtenLast.getTime() + 3 * DAY_MS))),
    entry(labels.dueDate, dueDate),
    ...(facts.tariff === null ? [] : [entry(labels.tariff, facts.tariff)]),
    ...(facts.statedDays === null ? [] : [entry(labels.days, String(facts.statedDays))]),
    ...(facts.demandKw === null ? [] : [entry(labels.demand, `${numberText(pen, facts.demandKw, 1)} kW`)]),
    ...(shown.charges || !shown.rate || facts.parts.length > 1
      ? []
      : [entry(labels.rate, rateUnit.replace("#", price(facts.parts[0]?.rate ?? 0)))]),
  ];
  const charges: ChargeEntry[] = shown.charges
    ? [
        ...facts.parts.map(({ period, kwh, rate, amount }) => ({
          label: period === "all" ? oneOf(pen, labels.energyCharge) : tou[period === "on_peak" ? 0 : 1],
          how: `${energy(kwh)} ${rateUnit.replace("#", price(rate))}`,
          value: money(amount),
        })),
        { ...entry(labels.fixedCharge, money(facts.fixed)), how: "" },
        ...different(pen, labels.taxes, facts.taxes).map(([label, amount]) => ({
          label,
          value: money(amount),
          how: "",
        })),
        ...different(pen, labels.fees, facts.fees).map(([label, amount]) => ({ label, value: money(amount), how: "" })),
      ]
    : [];
  const gasLines = facts.gas
    ? [
        { label: words.gas.use, value: energy(facts.gas.kwh) },
        { label: words.gas.charge, value: money(facts.gas.cost) },
      ]
    : [];
  const carried = facts.carried
    ? [
        entry(labels.balance, money(facts.carried.balance)),
        ...(facts.carried.paid > 0 ? [entry(labels.payment, money(-facts.carried.paid))] : []),
      ]
    : [];
  return {
    shown,
    blocks: {
      letterhead: [
        ...(chance(pen, 0.2) ? [`${oneOf(pen, labels.provider)}: ${facts.provider}`] : [facts.provider]),
        words.specimen,
        ...(facts.hasAddress ? [oneOf(pen, words.address)] : []),
      ],
      identity,
      period: {
        entry: entry(labels.period, range),
        sentence: oneOf(pen, words.sentences.period).replace(/1(.*)2/, (_, mark: string) => `${first}${mark}${last}`),
        dates: [first, last],
      },
      readings: shown.readings
        ? {
            previous: entry(labels.previous, numberText(pen, facts.previous, 0)),
            current: entry(labels.current, numberText(pen, facts.current, 0)),
            multiplier: facts.multiplier > 1 ? entry(labels.multiplier, String(facts.multiplier)) : null,
          }
        : null,
      use: shown.use
        ? {
            entry: entry(labels.use, energy(facts.kwh)),
            sentence: oneOf(pen, words.sentences.used).replace("#", energy(facts.kwh)),
          }
        : null,
      charges,
      total: shown.total && !facts.gas ? entry(labels.total, money(facts.total)) : null,
      summary: [...gasLines, ...carried, entry(labels.due, money(due))],
      distractors: distractorsOf(facts, pen, { energy, money, dueDate }),
    },
  };
}

/** In bills for calibration, every nth label is an unknown word, as on real bills. */
const UNKNOWN_LABEL_SHARE = 0.15;
const SYLLABLES = {
  latin: ["dar", "lo", "mie", "tur", "ven", "spo", "kal", "ri", "ges", "bo"],
  han: ["叆", "叇", "彧", "翀", "犇", "骉"],
};

function labelOf(pen: Pen, labels: readonly string[]): string {
  if (pen.part !== "calibration" || !chance(pen, UNKNOWN_LABEL_SHARE)) return oneOf(pen, labels);
  const syllables = pen.words.locale === "zh" ? SYLLABLES.han : SYLLABLES.latin;
  const word = Array.from({ length: between(pen, 2, 4) }, () => anyOf(pen, syllables)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** No bill has two taxes with the same name. */
function different(pen: Pen, labels: readonly string[], amounts: readonly number[]): [label: string, amount: number][] {
  const own = [...ownOf(pen, labels), ...labels];
  return amounts.map((amount, place) => [labelOf(pen, [own[place] ?? ""]), amount]);
}

function distractorsOf(
  facts: BilledFacts,
  pen: Pen,
  write: { energy(kwh: number): string; money(amount: number): string; dueDate: string },
): string[] {
  const own = ownOf(pen, pen.words.distractors);
  const chosen = own
    .filter(() => chance(pen, 0.5))
    .map((line) =>
      line
        .replace("#kwh", write.energy(Math.round(facts.kwh * (0.5 + pen.random()))))
        .replace("#money", write.money(5 + Math.round(pen.random() * 9_000) / 100))
        .replace("#date", write.dueDate)
        .replace("#n", String(between(pen, 11, 98))),
    );
  const given = facts.exportedKwh === null ? [] : [`${pen.words.exported}  ${write.energy(facts.exportedKwh)}`];
  return [...given, ...chosen];
}

/** Account numbers are written in one piece, in groups, or with dashes. */
function grouped(pen: Pen, digits: string): string {
  const mark = anyOf(pen, ["", " ", "-"]);
  return mark === "" ? digits : (digits.match(/.{1,4}/g) ?? []).join(mark);
}
