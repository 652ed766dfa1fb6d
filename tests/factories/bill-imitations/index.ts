import type { PlacedText, TextLine } from "../../../packages/engine/src/bill-reading/text-lines";
import { linesOf } from "../../../packages/engine/src/bill-reading/text-lines";
import { seededRandom } from "../../../scripts/seeded-random";
import type { ImitationTruth, Issuer } from "./imitation";
import { AGL } from "./issuers/agl";
import { CEMIG } from "./issuers/cemig";
import { CHINA_SOUTHERN } from "./issuers/china-southern";
import { CONED } from "./issuers/coned";
import { DUKE_ENERGY } from "./issuers/duke-energy";
import { EDF } from "./issuers/edf";
import { EWZ } from "./issuers/ewz";
import { HYDRO_QUEBEC } from "./issuers/hydro-quebec";
import { IBERDROLA } from "./issuers/iberdrola";
import { LADWP } from "./issuers/ladwp";
import { MOUNTAIN_VIEW } from "./issuers/mountain-view";
import { OCTOPUS } from "./issuers/octopus";
import { PORTLAND_GENERAL } from "./issuers/portland-general";
import { POWAY } from "./issuers/poway";
import { PSEG } from "./issuers/pseg";
import { SP_GROUP } from "./issuers/sp-group";
import { TAIPOWER } from "./issuers/taipower";
import { placedText } from "../placed-text";

export type { ImitationTruth } from "./imitation";

/** Issuers whose imitations the reader was developed with, and those kept for judging it. */
export const ISSUERS = {
  development: [PSEG, DUKE_ENERGY, LADWP, EDF, CHINA_SOUTHERN, OCTOPUS, EWZ],
  heldOut: [MOUNTAIN_VIEW, CONED, PORTLAND_GENERAL, CEMIG, POWAY, IBERDROLA, AGL, SP_GROUP, HYDRO_QUEBEC, TAIPOWER],
} satisfies Record<string, readonly Issuer[]>;
export type IssuerSet = keyof typeof ISSUERS;

export interface Imitation {
  issuer: string;
  page: PlacedText[];
  lines: TextLine[];
  truth: ImitationTruth;
}

/** The same number of documents of each issuer; the same seed makes the same documents. */
export function imitations(set: IssuerSet, countOfEach: number, seed: number): Imitation[] {
  const random = seededRandom(seed);
  return ISSUERS[set].flatMap((issuer) =>
    Array.from({ length: countOfEach }, () => {
      const { rows, truth } = issuer.draw({ random });
      const page = placedText(rows.join("\n"));
      return { issuer: issuer.name, page, lines: linesOf(page), truth };
    }),
  );
}
