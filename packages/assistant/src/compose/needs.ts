import { connectMeter } from "../tools/connect-meter";
import type { AssistantKey } from "../words";
import type { Composition } from "./composition";

/** What stands in the way of an answer from the meter, as the tools name it. */
type Missing = "meter" | "readings" | "stale" | "tariff" | "window";

/**
 * Says that the meter's readings are missing, or do not suffice, and offers what would help.
 *
 * @param subject what cannot be told, as catalogue words ("which tariff suits you")
 * @param slug article that explains the subject in general
 */
export async function sayMissing(
  c: Composition,
  missing: Missing,
  subject: AssistantKey,
  slug?: string,
): Promise<void> {
  if (missing === "tariff") {
    c.draft.say("assistant.missing.tariff", { subject: c.word(subject) });
    if (slug) await c.quote(slug, { short: true });
    return;
  }
  if (missing !== "meter") {
    c.draft.say(missing === "window" ? "assistant.missing.window" : "assistant.missing.readings", {
      subject: c.word(subject),
    });
    return;
  }
  const { signedIn } = await c.use(connectMeter, {});
  c.draft.say("assistant.missing.meter", { subject: c.word(subject) });
  if (slug) await c.quote(slug, { short: true });
  c.draft.say(signedIn ? "assistant.missing.connect" : "assistant.missing.signIn");
}
