import type { LabeledMessage } from "../labeled-messages";
import { seededRandom } from "../../seeded-random";

/** How people ask the same of another thing or time; `_` is its name. */
const FORMS: Readonly<Record<LabeledMessage["language"], readonly string[]>> = {
  en: [
    "and _?",
    "what about _",
    "how about _?",
    "_?",
    "and for _",
    "ok and _",
    "same for _",
    "now _",
    "and _ too?",
    "then _?",
    "what about _ then",
  ],
  zh: ["那_呢", "_呢", "_呢？", "那_", "_的呢", "换成_", "再看看_", "还有_呢", "_？"],
};
const SWAPPED: ReadonlySet<string> = new Set(["period", "appliance", "filter", "room", "group"]);
/** One message in this many gets a follow-up. */
const SAMPLED = 5;

/** Follow-ups made of messages: the same asked of what another message of the author names. */
export function syntheticFollowUps(messages: readonly LabeledMessage[]): { text: string; base: LabeledMessage }[] {
  const random = seededRandom(5);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const words = Map.groupBy(
    messages.flatMap(({ author, text, spans }) =>
      spans.map(({ slot, from, to }) => ({ key: `${author} ${slot}`, said: text.slice(from, to) })),
    ),
    ({ key }) => key,
  );
  return messages.flatMap((base, index) => {
    if (
      index % SAMPLED !== 0 ||
      base.previous !== null ||
      !["ask", "compare", "explain", "forecast", "state"].includes(base.labels.act)
    )
      return [];
    const span = pick(base.spans.filter(({ slot }) => SWAPPED.has(slot)));
    const other = span && pick(words.get(`${base.author} ${span.slot}`) ?? []);
    const form = pick(FORMS[base.language]);
    return other && form ? [{ text: form.replace("_", other.said), base }] : [];
  });
}
