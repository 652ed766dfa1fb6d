import { againstAverage } from "../tools/own-average";
import type { Composition } from "./composition";

const JUDGES =
  /\b(?:a lot|too much|so much|normal|high|low|typical|average|okay|good|bad|reasonable|excessive|usual)\b|算[多少高低]|[多高低]吗|多不多|高不高|正常|合理/;
const PER: readonly [RegExp, "day" | "week" | "month" | "year"][] = [
  [/\b(?:a|per|each|every|\/) ?day\b|daily|每天|一天|每日/, "day"],
  [/\b(?:a|per|each|every|\/) ?week\b|weekly|每周|一周|每星期|一个?星期/, "week"],
  [/\b(?:a|per|each|every|\/) ?month\b|monthly|每个?月|一个?月/, "month"],
  [/\b(?:a|per|each|every|\/) ?year\b|yearly|annually|每年|一年/, "year"],
];
/** Nearer than that is as much as ever. */
const ALIKE = 0.05;

/** "Is 14 kWh a day a lot?": beside the own average. False when the question names no amount to be judged. */
export async function addAgainstAverage(c: Composition): Promise<boolean> {
  const { query, entities } = c.understanding;
  const per = PER.find(([pattern]) => pattern.test(query))?.[1];
  if (!per || !JUDGES.test(query) || entities.appliance) return false;
  const energyWh = entities.amounts.find(({ unit }) => unit === "Wh")?.value;
  const money = entities.amounts.find(({ unit, perKwh }) => unit === "currency" && !perKwh)?.value;
  if (energyWh === undefined && money === undefined) return false;
  const { given, average, change } = await c.use(
    againstAverage,
    energyWh === undefined ? { money, per } : { energyWh, per },
  );
  if (!given || !average || !change) return false;
  const size = Number(change.value);
  const key = Math.abs(size) < ALIKE ? "alike" : size > 0 ? "more" : "less";
  c.draft.add(`assistant.against.${key}`, {
    given: c.show(given),
    average: c.show(average),
    per: c.t(`assistant.against.${per}`),
    ...(key === "alike" ? {} : { change: c.showSize(change) }),
  });
  c.draft.add("assistant.against.homesDiffer");
  return true;
}
