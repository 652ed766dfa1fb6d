import { fieldError } from "@wattleaf/shared/field-error";
import { type Program, programInput } from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { createPlant } from "@wattleaf/shared/contracts/vpp/index";
import type { createProgram } from "@wattleaf/shared/contracts/openadr/index";
import { invalidInput, toIssues } from "../../core/validate";
import type { PlantRow } from "../vpp";
import { isoOf, kept, oneOf, valueOf, withoutNulls } from "./values";

type ProgramInput = Omit<InputOf<typeof createProgram>, "id">;

/** The program attributes that carry plant terms, and the corresponding plant fields. */
const TERMS = {
  TIME_ZONE: "time_zone",
  CURRENCY: "currency",
  OPERATOR_SHARE: "operator_share",
  BASELINE_METHOD: "baseline_method",
  ADJUSTMENT: "adjustment",
  HOLIDAY_CALENDAR: "holiday_calendar",
  PAID_UP_TO: "paid_up_to",
} as const;

const DEFAULT_TIME_ZONE = "UTC";

/** A plant as an OpenADR program. */
export function programOf(plant: PlantRow): OutputOf<typeof createProgram> {
  const details = withoutNulls((plant.details ?? {}) as Partial<Program>);
  const others = details.attributes?.filter(({ type }) => !(type in TERMS)) ?? [];
  return {
    ...details,
    id: plant.id,
    createdDateTime: isoOf(plant.createdAtMs),
    modificationDateTime: isoOf(plant.modifiedAtMs),
    objectType: "PROGRAM",
    programName: plant.name,
    attributes: [
      ...others,
      oneOf("TIME_ZONE", plant.timeZone),
      oneOf("CURRENCY", plant.currency),
      oneOf("OPERATOR_SHARE", plant.operatorShare),
      oneOf("BASELINE_METHOD", plant.baselineMethod),
      oneOf("ADJUSTMENT", plant.adjustment),
      oneOf("HOLIDAY_CALENDAR", plant.holidayCalendar),
      oneOf("PAID_UP_TO", plant.paidUpTo),
    ],
  };
}

/**
 * Converts a program to a plant's terms.
 * @param known the plant that the program replaces: terms that the program does not specify are kept
 * @throws DomainError invalid_input for a term that a plant cannot have, or a currency other than its statements'
 */
export function plantTermsOf(program: ProgramInput, known?: PlantRow) {
  const knownAttributes = known ? programOf(known).attributes : undefined;
  const said = Object.fromEntries(
    Object.entries(TERMS).flatMap(([type, field]) => {
      const value = valueOf(program.attributes, type) ?? valueOf(knownAttributes, type);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const terms = createPlant.input.safeParse({ time_zone: DEFAULT_TIME_ZONE, ...said, name: program.programName });
  if (!terms.success) {
    throw invalidInput(toIssues(terms.error).map(({ message }) => ({ path: "attributes", message })));
  }
  if (known && terms.data.currency !== known.currency) {
    throw fieldError("attributes", `A program's CURRENCY can't change. It's ${known.currency}.`);
  }
  return terms.data;
}

/** What is kept of a program beside its plant. */
export const programDetails = (program: ProgramInput) =>
  kept(programInput.omit({ id: true, programName: true }).parse(program));
