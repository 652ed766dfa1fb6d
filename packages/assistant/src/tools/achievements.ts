import { messages } from "../messages";
import type { OwnAchievement } from "../ports";
import { tableOf } from "./attachments";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { tool } from "./tool";

interface AchievementFacts {
  name: Fact;
  /** What to do for it: a sentence without its period. */
  how: Fact;
  progress: Fact;
  goal: Fact;
  coins: Fact;
}

export interface OwnAchievements extends ToolResult {
  /** Null for visitors. */
  reached: readonly AchievementFacts[] | null;
  /** The one that needs least first. */
  missing: readonly AchievementFacts[];
  counts: { reached: Fact; missing: Fact; all: Fact } | null;
}

/** The user's achievements: those that are reached, and those that are missing with how far each is. */
export const achievements = tool("achievements", async (_, { data, language }): Promise<OwnAchievements> => {
  const all = await data.achievements();
  if (!all) return { reached: null, missing: [], counts: null, facts: [] };
  const t = messages(language);
  const source: Source = {
    key: "achievements",
    kind: "account",
    title: t("assistant.source.achievements"),
    url: "/mine",
  };
  const factsOf = ({ id, progress, goal, coins }: OwnAchievement, index: number): AchievementFacts => ({
    name: fact(source, `name.${index}`, t(`achievements.${id}.name`), "text"),
    how: fact(source, `how.${index}`, t(`achievements.${id}.how`).replace(/[.。]$/, ""), "text"),
    progress: fact(source, `progress.${index}`, Math.floor(progress), "count"),
    goal: fact(source, `goal.${index}`, goal, "count"),
    coins: fact(source, `pays.${index}`, coins, "coins"),
  });
  const rows = all.map((one, index) => ({ ...one, figures: factsOf(one, index) }));
  const reached = rows.filter(({ isReached }) => isReached).map(({ figures }) => figures);
  const missing = rows
    .filter(({ isReached }) => !isReached)
    .toSorted(byEffort)
    .map(({ figures }) => figures);
  const counts = {
    reached: fact(source, "reachedCount", reached.length, "count"),
    missing: fact(source, "missingCount", missing.length, "count"),
    all: fact(source, "achievementCount", all.length, "count"),
  };
  return {
    reached,
    missing,
    counts,
    facts: factsIn([reached, missing, counts]),
    attachments:
      missing.length > 1
        ? [
            tableOf(
              t("assistant.badges.tableTitle"),
              [
                { label: t("assistant.badges.name"), align: "start" },
                { label: t("assistant.badges.how"), align: "start" },
                { label: t("assistant.badges.progress"), align: "end" },
                { label: t("assistant.purchases.coins"), align: "end" },
              ],
              missing.map(({ name, how, progress, goal, coins }) => [
                name,
                how,
                t("assistant.badges.progressOf", { progress: String(progress.value), goal: String(goal.value) }),
                coins,
              ]),
              language,
            ),
          ]
        : [],
  };
});

/** What one step reaches comes first, in the catalog's order from the easiest; then what is nearest to its goal. */
function byEffort(one: OwnAchievement, other: OwnAchievement): number {
  const [isNear, isOtherNear] = [one, other].map(({ goal, progress }) => goal - progress <= 1);
  if (isNear || isOtherNear) return Number(isOtherNear) - Number(isNear);
  return other.progress / other.goal - one.progress / one.goal;
}
