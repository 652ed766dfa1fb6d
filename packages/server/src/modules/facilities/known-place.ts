import { EMISSION_LOCATIONS, type EmissionFactor, emissionFactor } from "@wattleaf/engine/emissions/factors";
import { refusedField } from "@wattleaf/shared/refused-field";

/** The emission factor of a place. @throws DomainError invalid_input where there is none */
export function knownPlace(location: string, path: string): EmissionFactor {
  const factor = emissionFactor(location);
  if (factor) return factor;
  const message = `There is no emission factor of this place. Leave it out, or give one of ${EMISSION_LOCATIONS.join(", ")}.`;
  throw refusedField(path, message);
}
