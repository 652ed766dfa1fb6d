import { uploadedBills } from "@wattleaf/assistant/own-bills";
import type { RequestContext } from "../../core/request-context";
import type { OwnHome } from "../home-energy";
import { billsOf, labelsOf, meterById, packedReadings, primaryMeter, sandboxRoof } from "../meters";
import { recent } from "../uploads";

/** Uploads among which bills are looked for. */
const MOST_UPLOADS = 36;

/**
 * The meter that is named, else the primary one, else the newest uploaded file of electricity, or where that is a bill all
 * bills; null without any.
 * @param hasLoads with the user's labels, which readings are taken apart with
 * @throws DomainError not_found when the meter is not the caller's
 */
export async function ownHome(ctx: RequestContext, meterId?: string, hasLoads = false): Promise<OwnHome | null> {
  const meter = meterId === undefined ? await primaryMeter(ctx) : await meterById(ctx, meterId);
  if (meter) {
    const [readings, bills, roof, labels] = await Promise.all([
      packedReadings(ctx, meter.id),
      billsOf(ctx, meter.id),
      sandboxRoof(ctx, meter.id),
      hasLoads ? labelsOf(ctx, meter.id) : [],
    ]);
    if (readings) return { source: "meter", meter, readings, bills, roof, labels };
    if (meterId !== undefined) return null;
  }
  const uploads = (await recent(ctx, MOST_UPLOADS)).filter(({ facts }) => facts.commodity === "electricity");
  const [newest] = uploads;
  if (!newest) return null;
  const bills = uploadedBills(uploads)?.bills ?? [];
  return newest.facts.bill ? { source: "bills", bills } : { source: "file", facts: newest.facts, bills };
}
