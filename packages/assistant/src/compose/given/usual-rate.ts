import type { Appliance, Frame } from "../../frame/frame";
import type { GivenPeriod } from "../../frame/amounts/given-codes";
import { slotLabel } from "../../frame/labels";
import type { CitedPassage } from "../../tools/facts";
import { usualRate } from "../../tools/usual-use";
import type { Composition } from "../composition";
import { addFormula, figuresOf } from ".";

/**
 * "How many kWh does a fridge use a month?": articles tell the year's kWh or the month's money, so the kWh of the period
 * that is asked for stand before them.
 *
 * @param passage what the articles say to it
 * @returns false, and adds nothing, for another question, and where the passage tells the year that is asked for
 */
export async function addUsualRate(c: Composition, passage: CitedPassage | undefined): Promise<boolean> {
  const asked = rateAsked(c.frame);
  if (!asked || (asked.per === "year" && passage && TELLS_YEAR.test(passage.sentences.join(" ")))) return false;
  const { rate } = await c.use(usualRate, asked);
  if (!rate) return false;
  c.draft.add("assistant.given.usualRate", {
    appliance: slotLabel("appliances", asked.appliance, c.language),
    value: figuresOf(c, rate.figures),
    per: c.t(`assistant.given.per.${asked.per}`),
  });
  if (rate.steps.length > 0) addFormula(c, rate.steps);
  return true;
}

const TELLS_YEAR = /kWh (?:a|per) year|(?:一年|每年|全年).{0,24}kWh|kWh.{0,6}(?:一年|每年)/;

/** The one appliance whose energy of a day, week, month or year is asked for, without a time, hours or amounts. */
function rateAsked(frame: Frame): { appliance: Appliance; per: GivenPeriod } | null {
  const { act, metric, appliances = [], given, filters, pick, comparedTo, devices, period, group } = frame;
  const [appliance] = appliances;
  if (act !== "ask" || metric !== "energy" || !appliance || appliances.length > 1) return null;
  if (given ?? filters ?? pick ?? comparedTo ?? devices) return null;
  // 一年用多少度 is of a year, and of none that was.
  const per = group ?? (period === "last12m" ? "year" : undefined);
  const isOfAnyTime = period === undefined || period === "last12m";
  const isRate = per === "day" || per === "week" || per === "month" || per === "year";
  return isOfAnyTime && isRate ? { appliance, per } : null;
}
