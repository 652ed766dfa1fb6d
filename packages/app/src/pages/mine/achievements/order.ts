import type { Achievement } from "@wattleaf/shared/contracts/achievements";

/** What was reached, the latest first; then what is nearest, and the easier one of equals. */
export function inOrder(achievements: readonly Achievement[]): Achievement[] {
  return achievements.toSorted((a, b) => {
    if (a.reachedAt && b.reachedAt) return a.reachedAt < b.reachedAt ? 1 : a.reachedAt > b.reachedAt ? -1 : 0;
    if (a.reachedAt || b.reachedAt) return a.reachedAt ? -1 : 1;
    return shareOf(b) - shareOf(a) || a.coins - b.coins;
  });
}

const shareOf = ({ progress, goal }: Achievement) => progress / goal;

/** 1 for the easiest achievement of its measure. */
export const tierOf = ({ measure, goal }: Achievement, all: readonly Achievement[]): number =>
  all.filter((other) => other.measure === measure && other.goal <= goal).length;

/** The latest reached and the nearest open ones: as many of each where there are enough. */
export function firstOf(achievements: readonly Achievement[], count: number): Achievement[] {
  const ordered = inOrder(achievements);
  const reached = ordered.filter(({ reachedAt }) => reachedAt !== null);
  const open = ordered.slice(reached.length);
  const openShown = Math.min(open.length, Math.max(count / 2, count - reached.length));
  return [...reached.slice(0, count - openShown), ...open.slice(0, openShown)];
}
