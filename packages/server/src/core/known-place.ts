import { EMISSION_LOCATIONS, type EmissionFactor, emissionFactor } from "@wattleaf/engine/emissions/factors";
import { fieldError } from "@wattleaf/shared/field-error";

/** The emission factor of a place. @throws DomainError invalid_input where there is none */
export function knownPlace(location: string, path: string): EmissionFactor {
  const factor = emissionFactor(location);
  if (factor) return factor;
  const message = `There's no emission factor for this location. Leave it out, or use one of ${EMISSION_LOCATIONS.join(", ")}.`;
  throw fieldError(path, message);
}
