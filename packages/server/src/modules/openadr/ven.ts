import type { Ven } from "@wattleaf/shared/contracts/openadr/objects";
import type { createVen } from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { fieldError } from "@wattleaf/shared/field-error";
import type { DeviceRow, ParticipantRow, PlantRow } from "../vpp";
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
    resources: devices.map((device) => ({
      id: device.id,
      createdDateTime: isoOf(device.createdAtMs),
      objectType: "RESOURCE",
      resourceName: device.name,
      venID: participant.id,
      // Private types: OpenADR has none for power that can be given up.
      attributes: [
        oneOf("DEVICE_KIND", device.kind),
        oneOf("FLEXIBLE_POWER_KW", device.flexibleKw),
        { type: "AVAILABLE_HOURS", values: [device.availableFromHour, device.availableToHour] },
      ],
    })),
  };
}

/** The program that a VEN takes part in. @throws DomainError invalid_input */
export function programNameOf({ targets }: Pick<InputOf<typeof createVen>, "targets">): string {
  const name = textOf(targets, PROGRAM_NAME);
  if (name !== undefined) return name;
  throw fieldError("targets", `Specify the program: [{"type":"${PROGRAM_NAME}","values":["…"]}].`);
}

export const venDetails = ({ attributes, targets }: Pick<InputOf<typeof createVen>, "attributes" | "targets">) =>
  kept({ attributes: attributes ?? [], targets: targets ?? [] });
