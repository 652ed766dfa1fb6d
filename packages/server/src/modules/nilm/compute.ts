import { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_NILM_HOMES, NILM_APPLIANCES, NILM_CATEGORIES } from "@wattleaf/shared/domain/nilm";
import { DomainError } from "@wattleaf/shared/errors";
import { analyzeMains, type MainsAnalysis } from "@wattleaf/engine/nilm/analyze";
import { homeRegion } from "@wattleaf/engine/nilm/home-region";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import { computation } from "../../core/computation";
import { invalidInput } from "../../core/validate";
import { toAnalysisResponse } from "./analysis-response";
import { intervalOfRate } from "./interval-of-rate";
import { clockOfInput, placedLabels } from "./placed-labels";
import type { RememberedTemplate } from "./repo";

type Input = InputOf<typeof analyzeNilm>;

/** What the account's earlier labels taught. */
export interface NilmKnown {
  remembered: readonly RememberedTemplate[];
}

/** What the service is to keep of a home. */
export interface NilmLearned {
  homeId: string;
  templates: MainsAnalysis["learned"];
}

export const analyzeNilmComputation = computation(
  analyzeNilm,
  (input, { remembered }: NilmKnown): OutputOf<typeof analyzeNilm> => {
    const intervalSeconds = intervalOfRate(input.sample_rate);
    rejectOneHomeTooMany(input, remembered);
    const templates = remembered.filter(({ homeId }) => homeId === input.home_id);
    rejectUnknownDevices(input, templates);
    const analysis = analyzeMains(
      {
        watts: Float64Array.from(input.data, (watts) => watts ?? Number.NaN),
        intervalSeconds,
        ...clockOfInput(input, intervalSeconds),
        region: input.time_zone === undefined ? undefined : homeRegion(input.time_zone),
        devices: input.devices,
        labels: placedLabels(input, intervalSeconds),
        templates,
      },
      shippedModels(),
    );
    return toAnalysisResponse(analysis, input, intervalSeconds);
  },
  ({ home_id: homeId }, { learned }): NilmLearned | undefined =>
    homeId === undefined || learned.length === 0
      ? undefined
      : {
          homeId,
          templates: learned.map(({ device, power_w: watts, minutes }) => ({ device, watts, minutes })),
        },
);

/** @throws DomainError conflict */
function rejectOneHomeTooMany({ home_id: homeId, labels }: Input, remembered: readonly RememberedTemplate[]): void {
  if (homeId === undefined || labels.length === 0) return;
  const homes = new Set(remembered.map((template) => template.homeId));
  if (homes.has(homeId) || homes.size < MAX_NILM_HOMES) return;
  throw new DomainError(
    "conflict",
    `You've reached the limit of ${MAX_NILM_HOMES} homes with labels. Delete one first with DELETE /api/v1/nilm/homes/{home_id}.`,
  );
}

const KNOWN_DEVICES: ReadonlySet<string> = new Set([...NILM_APPLIANCES, ...NILM_CATEGORIES]);

/** @throws DomainError invalid_input for a device that neither the product nor the home's labels know */
function rejectUnknownDevices({ devices, labels }: Input, templates: readonly RememberedTemplate[]): void {
  const own = new Set([...labels, ...templates].map(({ device }) => device));
  const issues = (devices ?? []).flatMap((device, i) =>
    KNOWN_DEVICES.has(device) || own.has(device)
      ? []
      : [
          {
            path: `devices.${i}`,
            message: `Use one of ${[...KNOWN_DEVICES].join(", ")}, or a device from your labels.`,
          },
        ],
  );
  if (issues.length > 0) throw invalidInput(issues);
}
