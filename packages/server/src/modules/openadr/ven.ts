import { isDeepStrictEqual } from "node:util";
import type { Ven, ValuesMap } from "@wattleaf/shared/contracts/openadr/objects";
import type { createVen } from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { DeviceRow, ParticipantRow, PlantRow } from "../vpp";
import { resourceOf } from "./resource";
import { isoOf, kept, oneOf, textOf } from "./values";

const PROGRAM_NAME = "PROGRAM_NAME";

/** A participant as an OpenADR VEN, its devices as resources. */
export function venOf(
  participant: ParticipantRow,
  plant: Pick<PlantRow, "name">,
  devices: readonly DeviceRow[],
): OutputOf<typeof createVen> {
  const details = (participant.details ?? {}) as Partial<Ven>;
  const otherTargets = details.targets?.filter(({ type }) => type !== PROGRAM_NAME) ?? [];
  return {
    id: participant.id,
    createdDateTime: isoOf(participant.createdAtMs),
    modificationDateTime: isoOf(participant.modifiedAtMs),
    objectType: "VEN",
    venName: participant.name,
    attributes: details.attributes ?? [],
    targets: [oneOf(PROGRAM_NAME, plant.name), ...otherTargets],
    resources: devices.map(resourceOf),
  };
}

/** The program that a VEN takes part in; undefined where its targets name none. */
export const programNameOf = ({ targets }: Pick<InputOf<typeof createVen>, "targets">): string | undefined =>
  textOf(targets, PROGRAM_NAME);

export const venDetails = ({ attributes, targets }: Pick<InputOf<typeof createVen>, "attributes" | "targets">) =>
  kept({ attributes: attributes ?? [], targets: targets ?? [] });

/** Whether a PUT leaves targets as they are: it sends the same ones, or none. */
export const keepsTargets = (
  sent: readonly ValuesMap[] | null | undefined,
  known: readonly ValuesMap[] | null | undefined,
): boolean => sent == null || isDeepStrictEqual(sent, known ?? []);
