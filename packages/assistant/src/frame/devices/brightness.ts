import { withImplied } from "./implied-appliance";
import { plainCommand } from "./plain-command";
import type { SlotSpan } from "../slot-span";

const BRIGHTNESS =
  /\b(?:dim(?:s|med|mer|ming)?|bright(?:er|en|ness)?|(?:less|more|too) (?:bright|dim))\b|亮度|[调弄变开再](?:得)?(?:更|稍微)?(?:暗|亮)|(?:暗|亮)一?点|太[暗亮]|刺眼/;
const A_BIT = /^一[点點]/;
const DEGREES = /^-?[\d.]+[CF]$/;

const ASKS = /[?？吗么呢]|怎么|能不能|可不可以|\b(?:how|why|what|which|can i|does|do)\b/;
/** A longer message says more than which way. */
const MOST_CHARACTERS = 40;

/** "A little dimmer please" orders, whatever it is taken for. */
export function ordersLight(text: string): boolean {
  const command = plainCommand(text);
  const isOfWay = command === "lower" || command === "raise";
  return isOfWay && text.length <= MOST_CHARACTERS && BRIGHTNESS.test(text) && !ASKS.test(text);
}

/** "A bit dimmer" is of the lights, where it names nothing else, and 一点 of light is no degree. */
export function withLights(spans: readonly SlotSpan[], text: string): readonly SlotSpan[] {
  if (!BRIGHTNESS.test(text)) return spans;
  const inLight = spans.filter(({ slot, value, words }) => {
    const isStep = (slot === "value" && DEGREES.test(value)) || (slot === "time" && A_BIT.test(words));
    return !isStep || /\d/.test(words);
  });
  // Only lights are dim or bright in a home.
  return withImplied(inLight, "lights");
}
