import { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";
import { labelsOf } from "../meters";

/**
 * Takes the readings of the meter `home_id` apart with the user's labels of it, as the dashboard does. Nothing is kept
 * for the account's homes in the public API.
 * @throws DomainError not_found when the meter is not the caller's, overloaded
 */
export async function analyzeLabeled(ctx: RequestContext, input: InputOf<typeof analyzeNilm>): Promise<unknown> {
  const homeId = input.home_id;
  const rows = homeId === undefined ? [] : await labelsOf(ctx, homeId);
  const fromMs = Date.parse(input.start ?? "");
  // A rate is given to six digits: a year of quarter hours would end an hour late.
  const toMs = fromMs + input.data.length * Math.round(1 / input.sample_rate) * SECOND_MS;
  const isWithin = (row: (typeof rows)[number]) => row.fromMs >= fromMs && row.toMs <= toMs;
  const labels = rows.filter(isWithin).map((row) => ({
    device: row.appliance,
    start: new Date(row.fromMs).toISOString(),
    end: new Date(row.toMs).toISOString(),
  }));
  const remembered = rows.flatMap((row) => {
    const { appliance: device, templateWatts: watts, templateMinutes: minutes } = row;
    return isWithin(row) || watts === null || minutes === null ? [] : [{ homeId, device, watts, minutes }];
  });
  const answer = await runBulk(ctx, analyzeNilm, { value: { ...input, labels } }, { remembered });
  return "value" in answer ? answer.value : null;
}
