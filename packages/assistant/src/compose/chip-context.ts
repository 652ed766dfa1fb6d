import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { ChipContext } from "../frame/conversation/chips";
import type { Frame } from "../frame/frame";
import type { KnowledgeBase } from "../knowledge";
import { isTold } from "../knowledge/find-passages";
import { isBehindPanels } from "../energy-data";
import type { AssistantData } from "../ports";

/** What a chip's alternatives depend on. Own readings are looked at only for a question about them. */
export async function chipContext(
  { scope, language }: Frame,
  data: AssistantData,
  knowledge: KnowledgeBase,
): Promise<ChipContext> {
  const isOwn = scope === "own";
  const usage = isOwn ? await data.usage() : null;
  const timeZone = usage && "meter" in usage ? usage.meter.timeZone : "UTC";
  return {
    today: new Date(zoneClock(timeZone)(data.nowMs())).toISOString().slice(0, 10),
    hasSolar: isOwn && (await isBehindPanels(data)),
    titleOf: (topic) => {
      const article = knowledge.article(topic, language);
      return article && isTold(article) ? article.title : undefined;
    },
  };
}
