import { connectMeter } from "../tools/connect-meter";
import { offerMeter } from "../tools/offer-meter";
import type { AssistantKey } from "../messages";
import type { Composition } from "./composition";

/** What stands in the way of an answer from the meter, as the tools name it. */
type Missing = "meter" | "readings" | "stale" | "tariff" | "window";

const REASONS = {
  readings: "assistant.missing.readings",
  stale: "assistant.missing.readings",
  window: "assistant.missing.window",
} as const satisfies Partial<Record<Missing, AssistantKey>>;

/**
 * Says that the meter's readings are missing, or do not suffice, and offers what would help.
 *
 * @param subject what cannot be told, as catalog words ("which tariff suits you")
 * @param slug article that explains the subject in general
 */
export async function addMissing(
  c: Composition,
  missing: Missing,
  subject: AssistantKey,
  slug?: string,
): Promise<void> {
  if (missing === "tariff") {
    c.draft.add("assistant.missing.tariff", { subject: c.t(subject) });
    if (slug) await c.quote(slug, { short: true });
    return;
  }
  if (missing !== "meter") {
    c.draft.add(REASONS[missing], { subject: c.t(subject) });
    return;
  }
  const { file } = await c.use(offerMeter, {});
  if (file) return c.draft.add("assistant.missing.file", { subject: c.t(subject), file: c.show(file) });
  const { signedIn } = await c.use(connectMeter, {});
  c.draft.add("assistant.missing.meter", { subject: c.t(subject) });
  if (slug) await c.quote(slug, { short: true });
  c.draft.add(signedIn ? "assistant.missing.connect" : "assistant.missing.signIn");
}
