import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";
import { speaksInGeneral } from "../whose-figures";
import { alwaysOn } from "./always-on";
import { beyondAllowance } from "./allowance";
import { busyPart } from "./busy-part";
import { expectedBeside } from "./expected-beside";
import { goingUp } from "./going-up";
import { oddDay } from "./odd-day";
import { overview } from "./overview";
import { wasEmpty } from "./was-empty";

/** A matter of the asker's own home, by its words. */
type OwnMatter = (text: string, marked: WordSlots, asked: Asked, today: string) => ToldReading | undefined;

const MATTERS: readonly OwnMatter[] = [
  beyondAllowance,
  busyPart,
  wasEmpty,
  oddDay,
  overview,
  expectedBeside,
  goingUp,
  alwaysOn,
];

/**
 * What of the asker's own home the words ask about, whatever they were taken for; undefined of homes and things as such.
 *
 * @param text normalized
 * @param marked slots as for a comparison of one's own
 * @param today YYYY-MM-DD
 */
export function ownMatter(text: string, marked: WordSlots, asked: Asked, today: string): ToldReading | undefined {
  if (speaksInGeneral(text)) return undefined;
  for (const matter of MATTERS) {
    const told = matter(text, marked, asked, today);
    if (told) return told;
  }
  return undefined;
}
