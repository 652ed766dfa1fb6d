import { joinedUploads } from "@wattleaf/assistant/joined-uploads";
import { uploadedBills } from "@wattleaf/assistant/own-bills";
import type { RequestContext } from "../../core/request-context";
import type { OwnHome } from "../home-energy";
import { billsOf, labelsOf, meterById, packedReadings, primaryMeter, sandboxRoof } from "../meters";
import { recent } from "../uploads";

/**
 * The meter that is named, else the primary one, else the uploaded files of electricity together, or where the newest
 * is a bill all bills; null without any.
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
  const uploads = (await recent(ctx)).filter(({ facts }) => facts.commodity === "electricity");
  const files = joinedUploads(uploads);
  if (!files) return null;
  const bills = uploadedBills(uploads)?.bills ?? [];
  return files.facts.bill ? { source: "bills", bills } : { source: "file", facts: files.facts, bills };
}
