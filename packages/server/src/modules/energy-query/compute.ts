import { askEnergy } from "@wattleaf/shared/contracts/energy-query";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { answerEnergyQuestion } from "@wattleaf/engine/query/answer-question";
import { sentAgain } from "../../core/check-input";
import { computation } from "../../core/computation";
import { toIntervalSeries } from "../../core/response/series";
import { homeOf, homeOfInput, type OwnHome } from "../home-energy";

type Input = InputOf<typeof askEnergy>;

/** What the service looked up: `own` is null while it is not known whether the question is about that. */
export interface AskKnown {
  nowMs: number;
  own: OwnHome | null;
}

export interface AskAside {
  /** The question, when it came without a series; null otherwise. */
  ownQuestion: Input | null;
}

export const askEnergyComputation = computation(
  askEnergy,
  (input, { nowMs, own }: AskKnown): OutputOf<typeof askEnergy> => {
    const { now, ...question } = input;
    const home = input.series ? homeOfInput(input, toIntervalSeries(input.series)) : homeOf(own);
    return {
      source: input.series ? "series" : (own?.source ?? null),
      simulated: own?.source === "meter" && own.meter.sandbox,
      answer: answerEnergyQuestion(home, question, { nowMs: now === undefined ? nowMs : Date.parse(now) }),
    };
  },
  (input, _output, unknown): AskAside => ({ ownQuestion: input.series ? null : sentAgain(input, unknown) }),
);
