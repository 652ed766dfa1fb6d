/* "My tenant says they were away 10 to 17 August. Does the meter agree?", 他说那几天没人在家，电表对得上吗: whether less was used. */

const AWAY =
  /\b(?:away|gone|not (?:at )?home|out of town|on (?:holiday|vacation)|abroad|(?:house|flat|place|apartment|home) (?:was|were) empty|vacant|nobody (?:was )?(?:home|there|in))\b|不在(?:家)?|没人|出门|出差|空着|没住|回老家/;
const CHECKED =
  /\b(?:does|do|did|would|will) (?:the|my|our|your|its) (?:\w+ )?(?:meter|readings?|data|numbers?|usage|figures?) (?:agree|match|confirm|show|say|back|bear|support|reflect)|\b(?:is|was|can) (?:that|it|this) (?:be )?(?:true|right|so|correct)\b|\bdoes that (?:add up|fit|match|check out)\b|(?:电表|读数|数据|用电)[^，,]{0,6}(?:对得上|对不对|对上|看得出|说明|符合|一致|证明)|是真的[吗么]|对得上[吗么]|是不是真的|真的假的/;

export const asksOfAbsence = (text: string): boolean => AWAY.test(text) && CHECKED.test(text);

/** @param text normalized @param marked the slots that its words fill */
export const claimedAbsence = (
  text: string,
  { period, appliances }: { readonly period?: string | undefined; readonly appliances?: readonly string[] | undefined },
) =>
  period !== undefined && appliances === undefined && asksOfAbsence(text)
    ? ({
        asked: { act: "compare", scope: "own", metric: "energy" },
        slots: { period, comparedTo: "last12m" },
      } as const)
    : undefined;
