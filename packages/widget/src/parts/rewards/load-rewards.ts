import type { listAchievements } from "@wattleaf/shared/contracts/achievements";
import type { listItems, purchaseItem } from "@wattleaf/shared/contracts/marketplace";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { getLeaderboard, getPosition, getStats, listCoinEntries } from "@wattleaf/shared/contracts/rewards";
import type { PanelServices } from "../../panel/services";

/** What only an identified customer has. */
export interface OwnRewards {
  stats: OutputOf<typeof getStats>;
  position: OutputOf<typeof getPosition>;
  balance: number;
  achievements: OutputOf<typeof listAchievements>["achievements"];
}

export interface RewardsData {
  leaders: OutputOf<typeof getLeaderboard>;
  items: OutputOf<typeof listItems>;
  /** Undefined for a visitor. */
  own: OwnRewards | undefined;
}

const LEADERS = 5;

/** @throws {Failure} */
export async function loadRewards(
  { call, language, onEvent }: Pick<PanelServices, "call" | "language" | "onEvent">,
  identified: boolean,
): Promise<RewardsData> {
  const [own, leaders, items] = await Promise.all([
    identified ? loadOwn() : undefined,
    call<RewardsData["leaders"]>("/api/gamification/leaderboard"),
    call<RewardsData["items"]>(`/api/marketplace/items?language=${language}`),
  ]);
  // What is sent by post needs an address, which the widget does not ask for.
  return { own, leaders: leaders.slice(0, LEADERS), items: items.filter(({ category }) => category !== "products") };

  async function loadOwn(): Promise<OwnRewards> {
    // First of all: it pays for what was reached, and the balance has that in it.
    const { achievements, paidCoins } = await call<OutputOf<typeof listAchievements>>("/api/gamification/achievements");
    if (paidCoins > 0) onEvent("reward", { coins: paidCoins });
    const [stats, position, { balance }] = await Promise.all([
      call<OwnRewards["stats"]>("/api/gamification/stats"),
      call<OwnRewards["position"]>("/api/gamification/position"),
      call<OutputOf<typeof listCoinEntries>>("/api/gamification/coins?limit=1"),
    ]);
    return { stats, position, balance, achievements };
  }
}

/**
 * Redeems one item; sent again with the same key, it is redeemed once.
 *
 * @throws {Failure}
 */
export const redeem = ({ call }: Pick<PanelServices, "call">, input: Omit<InputOf<typeof purchaseItem>, "quantity">) =>
  call<OutputOf<typeof purchaseItem>>("/api/marketplace/purchase", { ...input, quantity: 1 });
