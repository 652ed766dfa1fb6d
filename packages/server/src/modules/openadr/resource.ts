import type { OpenAdrResource, ValuesMap } from "@wattleaf/shared/contracts/openadr/objects";
import type { createResource } from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { enrollDevice } from "@wattleaf/shared/contracts/vpp/index";
import { invalidInput, toIssues } from "../../core/validate";
import type { DeviceRow, DeviceTerms } from "../vpp";
import { isoOf, kept, oneOf, valueOf } from "./values";

type ResourceInput = Omit<InputOf<typeof createResource>, "id" | "venID">;

/** Private types: OpenADR has none for power that can be given up. */
const KIND = "DEVICE_KIND";
const POWER = "FLEXIBLE_POWER_KW";
const HOURS = "AVAILABLE_HOURS";
const TERMS: ReadonlySet<string> = new Set([KIND, POWER, HOURS]);

/** A resource of which nothing else is known: a device that counts as no power, all day. */
const UNKNOWN = { kind: "other", flexibleKw: 0, availableFromHour: 0, availableToHour: 24 } as const;

/** A device as an OpenADR resource. */
export function resourceOf(device: DeviceRow): OutputOf<typeof createResource> {
  const details = (device.details ?? {}) as Partial<OpenAdrResource>;
  return {
    id: device.id,
    createdDateTime: isoOf(device.createdAtMs),
    modificationDateTime: isoOf(device.modifiedAtMs),
    objectType: "RESOURCE",
    resourceName: device.name,
    venID: device.participantId,
    attributes: [
      oneOf(KIND, device.kind),
      oneOf(POWER, device.flexibleKw),
      { type: HOURS, values: [device.availableFromHour, device.availableToHour] },
      ...(details.attributes ?? []),
    ],
    targets: details.targets ?? [],
  };
}

/**
 * Converts a resource to a device's terms; those that no attribute names stay as they are.
 * @throws DomainError invalid_input for a term that a device cannot have
 */
export function deviceTermsOf(resource: ResourceInput, known?: DeviceRow): DeviceTerms {
  const { attributes, targets } = resource;
  const before = known ?? UNKNOWN;
  const [from = before.availableFromHour, to = before.availableToHour] = valuesOf(attributes, HOURS);
  const flexibleKw = valueOf(attributes, POWER) ?? before.flexibleKw;
  const terms = enrollDevice.input.safeParse({
    participant_id: "ven",
    name: resource.resourceName,
    kind: valueOf(attributes, KIND) ?? before.kind,
    // Enrolled by hand a device gives up some power; of a resource it may be unknown.
    flexible_kw: flexibleKw === 0 ? 1 : flexibleKw,
    available_from_hour: from,
    available_to_hour: to,
  });
  if (!terms.success) {
    throw invalidInput(toIssues(terms.error).map(({ message }) => ({ path: "attributes", message })));
  }
  const { name, kind, flexible_kw: kw, available_from_hour: fromHour, available_to_hour: toHour } = terms.data;
  return {
    name,
    kind,
    flexibleKw: flexibleKw === 0 ? 0 : kw,
    availableFromHour: fromHour,
    availableToHour: toHour,
    details: kept({
      attributes: (attributes ?? []).filter(({ type }) => !TERMS.has(type)),
      targets: targets ?? [],
    }),
  };
}

const valuesOf = (values: readonly ValuesMap[] | null | undefined, type: string) =>
  values?.find((candidate) => candidate.type === type)?.values ?? [];
