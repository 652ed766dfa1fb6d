import { listAdvice } from "@wattleaf/shared/contracts/advice";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { HomeEvent } from "@wattleaf/shared/contracts/vpp/home";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { flexibleKwOf } from "@wattleaf/assistant/tools/flexible-power";
import { DAYS_PER_YEAR } from "@wattleaf/engine/advice/candidate";
import type { PlantOffer } from "@wattleaf/engine/advice/advise";
import { computed } from "../../core/computed";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";
import { listDevices } from "../devices";
import { ownHome } from "../energy-query";
import { homeParticipation } from "../vpp";
import type { AdviceKnown } from "./compute";

/**
 * What would lower the home's cost, each computed from its own readings.
 * @throws DomainError not_found when the meter is not the caller's, overloaded
 */
export async function list(
  ctx: RequestContext,
  input: InputOf<typeof listAdvice>,
): Promise<OutputOf<typeof listAdvice>> {
  const own = await ownHome(ctx, input.meter_id);
  const isSimulated = own?.source === "meter" && own.meter.sandbox;
  // The sample plant's prices are made up: they are no advice to a real home.
  const plant = isSimulated ? await plantOffer(ctx) : null;
  const nowMs = ctx.platform.clock.now();
  // By the day, so that the same question is answered from what was stored until midnight.
  const known: AdviceKnown = { own, plant, asOfMs: nowMs - (nowMs % DAY_MS) };
  const run = async () => {
    const found = await runBulk(ctx, listAdvice, { value: input }, known);
    return ("value" in found ? found.value : null) as OutputOf<typeof listAdvice>;
  };
  return computed(listAdvice, { input, known }, run, ctx.signal);
}

/** What the sample plant would ask of the home's devices; null for a home that takes part or has none. */
async function plantOffer(ctx: RequestContext): Promise<PlantOffer | null> {
  const [{ participants, sample }, devices] = await Promise.all([homeParticipation(ctx), listDevices(ctx)]);
  const flexibleKw = devices.reduce((sum, device) => sum + flexibleKwOf(device), 0);
  const [newest] = sample;
  const oldest = sample.at(-1);
  if (participants.length > 0 || flexibleKw <= 0 || !newest || !oldest || newest === oldest) return null;
  const days = (Date.parse(newest.start) - Date.parse(oldest.start)) / DAY_MS;
  return {
    flexibleKw,
    fromHour: hourOf(newest.start),
    toHour: hourOf(newest.end),
    eventsPerYear: Math.round(((sample.length - 1) / days) * DAYS_PER_YEAR),
    price: sample.reduce((sum, event) => sum + event.pricePerKwh, 0) / sample.length,
  };
}

const hourOf = (localMoment: HomeEvent["start"]): number => Number(localMoment.slice(11, 13));
