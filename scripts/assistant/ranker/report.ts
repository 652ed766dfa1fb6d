import { LANGUAGES } from "../../../packages/shared/src/i18n/language";
import { areaUnderCurve } from "../area-under-curve";
import type { KnownQuestion } from "./questions";

/** The first place that a question gets. */
export interface Place extends KnownQuestion {
  importance: number;
  /** Whether its article answers, and whether its passage does. */
  isRight: boolean;
  isPassage: boolean;
  features: readonly number[];
  top: string;
  own: number;
}

const SETS: readonly (readonly [string, (one: KnownQuestion) => boolean])[] = [
  ["asked of a passage", ({ from, isBare }) => from === "asked" && !isBare],
  ["asked of a passage that nothing was learned of", ({ from, isBare }) => from === "asked" && isBare],
  ["listed", ({ from }) => from === "listed"],
  ["messages", ({ from, slug }) => from === "message" && slug !== null],
];
const THRESHOLDS = [0.3, 0.4, 0.5, 0.6, 0.7];

/** Prints how often the first place is right, and how well its sureness tells. `--misses` prints the others. */
export function report(places: readonly (Place & { sureness: number })[]): void {
  for (const language of LANGUAGES)
    for (const [set, isOf] of SETS) {
      const own = places.filter((one) => one.language === language && isOf(one));
      console.log(
        `${language}, ${set}: ${own.length} questions, article ${percent(own, "isRight")}, passage ${percent(own, "isPassage")}`,
      );
    }
  for (const [set, isOf] of [
    ...SETS,
    ["messages with talk", ({ from }: KnownQuestion) => from === "message"] as const,
  ]) {
    const own = places.filter(isOf);
    console.log(`  ${set}: AUC of sureness ${areaUnderCurve(own).toFixed(3)}`);
    for (const threshold of THRESHOLDS) {
      const answered = own.filter(({ sureness }) => sureness >= threshold);
      const wrong = answered.filter(({ isRight }) => !isRight);
      console.log(
        `    at ${threshold}: answered ${share(answered, own)}, of those right ${percent(answered, "isRight")}, ` +
          `about something else ${share(wrong, own)} of all`,
      );
    }
  }
  for (const language of LANGUAGES) {
    const own = places.filter((one) => one.language === language);
    const of = (from: string) => own.filter((one) => one.from === from && (from === "own" || one.slug !== null));
    for (const least of [0.3, 0.5, 0.7, 0.9]) {
      const taken = (from: string) =>
        share(
          of(from).filter((one) => one.own >= least),
          of(from),
        );
      console.log(
        `  ${language}: of one's own from ${least}: own ${taken("own")}, messages ${taken("message")}, asked ${taken("asked")}`,
      );
    }
  }
  if (process.argv.includes("--misses"))
    for (const { from, slug, section, top, text, isPassage, sureness } of places)
      if (!isPassage && slug !== null)
        console.log(`  ${from} ${sureness.toFixed(2)} ${slug}#${section ?? ""} → ${top} | ${text}`);
}

const percent = (places: readonly Place[], key: "isPassage" | "isRight"): string =>
  share(
    places.filter((one) => one[key]),
    places,
  );

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  whole.length > 0 ? `${((100 * part.length) / whole.length).toFixed(1)} %` : "–";
