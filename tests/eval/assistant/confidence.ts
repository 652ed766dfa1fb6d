import { areaUnderCurve } from "../../../scripts/assistant/area-under-curve";
import type { SureAnswer } from "./labeled";
import { Score } from "./score";

const TENTHS = 10;

/** Rows on how well confidence tells right answers from wrong ones, and what asking back costs and saves. */
export function confidenceRows(answers: readonly SureAnswer[]): [string, string][] {
  const scoreOf = (of: readonly SureAnswer[], isHit: (answer: SureAnswer) => boolean): string => {
    const score = new Score();
    for (const answer of of) score.count(isHit(answer));
    return score.toString();
  };
  const tenths = Array.from({ length: TENTHS }, (_, tenth): [string, string] => [
    `right of those sure ${tenth * 10} to ${tenth * 10 + 10} %`,
    scoreOf(
      answers.filter(({ sureness }) => Math.min(TENTHS - 1, Math.floor(sureness * TENTHS)) === tenth),
      ({ isRight }) => isRight,
    ),
  ]);
  return [
    ["confidence: AUC of right against wrong", areaUnderCurve(answers).toFixed(3)],
    [
      "right answers that are given",
      scoreOf(
        answers.filter(({ isRight }) => isRight),
        (one) => !one.isAskedBack,
      ),
    ],
    [
      "wrong answers that are asked back",
      scoreOf(
        answers.filter(({ isRight }) => !isRight),
        (one) => one.isAskedBack,
      ),
    ],
    ...tenths,
  ];
}
