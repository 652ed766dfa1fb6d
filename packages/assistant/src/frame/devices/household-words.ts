import { withImplied } from "./implied-appliance";
import type { SlotSpan } from "../slot-span";

/* "Loads of laundry", 取暖花了多少: appliances by what they do, which the tagger marks by their names alone. */

const LAUNDRY =
  /\bloads? of (?:laundry|washing|clothes)\b|\b(?:laundry|washing) loads?\b|\bhow (?:many times|often)\b.{0,30}\b(?:laundry|the washing)\b|\bhow many (?:washes|loads)\b|洗了?(?:几|多少)(?:次|回|桶|缸|趟)|洗衣服?(?:洗?了)?(?:几|多少)(?:次|回|桶)/;
const HEATING = /(?:取暖|采暖|供暖|暖气)(?!器|炉|片|费|补贴|季)/;
const DISHES = /碗/;

/** The slots with what the words imply, unless they name an appliance or a device. */
export function withHousehold(spans: readonly SlotSpan[], text: string): readonly SlotSpan[] {
  if (LAUNDRY.test(text)) return withImplied(spans, DISHES.test(text) ? "dishwasher" : "washer");
  return HEATING.test(text) ? withImplied(spans, "heating") : spans;
}
