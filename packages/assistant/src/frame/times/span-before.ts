import { isOfFigures } from "../consistency";
import { sameTopic } from "../conversation/same-topic";
import type { Frame } from "../frame";
import type { ToldReading } from "./around-change";

/* "Is that more than the 30 days before?" after "the last 30 days": the days right before those. */

const BEFORE =
  /\b(?:the |in the )?(?:\d+|same|previous|prior) (?:\w+ )?days? (?:before|prior|earlier)\b|\bthe (?:previous|prior) \d+ days?\b|(?:之前|前面|再往前|更早)的?(?:那)?\d*天|前\d+天相?比/;
const LAST_DAYS = /^last(\d+)d$/;

export function spanBefore(text: string, previous: Frame): ToldReading | undefined {
  const days = Number(LAST_DAYS.exec(previous.period ?? "")?.[1]);
  if (!days || !BEFORE.test(text) || previous.scope !== "own" || !isOfFigures(previous)) return undefined;
  const { filters, appliances } = previous;
  return {
    asked: { act: "compare", ...sameTopic(previous) },
    slots: {
      period: previous.period,
      comparedTo: `${previous.period}-1`,
      ...(filters ? { filters } : {}),
      ...(appliances ? { appliances } : {}),
    },
  };
}
