import type { listAchievements } from "@wattleaf/shared/contracts/achievements";
import type { listItems, purchaseItem } from "@wattleaf/shared/contracts/marketplace";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { getLeaderboard, getStats, listCoinEntries } from "@wattleaf/shared/contracts/rewards";
import { type Failure, toFailure } from "../../api/failure";
import type { PanelServices } from "../../panel/services";

/** What was asked for, or why it could not be had: one part that is missing does not take the others with it. */
export type Loaded<T> = { value: T; failure?: undefined } | { failure: Failure; value?: undefined };

/** What only an identified customer has. */
export interface OwnRewards {
  stats: OutputOf<typeof getStats>;
  balance: number;
  achievements: OutputOf<typeof listAchievements>["achievements"];
}

export interface RewardsData {
  leaders: Loaded<OutputOf<typeof getLeaderboard>>;
  items: Loaded<OutputOf<typeof listItems>>;
  /** Undefined for a visitor. */
  own: Loaded<OwnRewards> | undefined;
}

const LEADERS = 5;

export async function loadRewards(
  { call, language, onEvent }: Pick<PanelServices, "call" | "language" | "onEvent">,
  identified: boolean,
): Promise<RewardsData> {
  const [own, leaders, items] = await Promise.all([
    identified ? loaded(loadOwn()) : undefined,
    loaded(loadLeaders()),
    loaded(loadItems()),
  ]);
  return { own, leaders, items };

  async function loadLeaders() {
    return (await call<OutputOf<typeof getLeaderboard>>("/api/gamification/leaderboard")).slice(0, LEADERS);
  }

  async function loadItems() {
    const offered = await call<OutputOf<typeof listItems>>(`/api/marketplace/items?language=${language}`);
    // What is sent by post needs an address, which the widget does not ask for.
    return offered.filter(({ category }) => category !== "products");
  }

  async function loadOwn(): Promise<OwnRewards> {
    // First of all: it pays for what was reached, and the balance has that in it.
    const { achievements, paidCoins } = await call<OutputOf<typeof listAchievements>>("/api/gamification/achievements");
    if (paidCoins > 0) onEvent("reward", { coins: paidCoins });
    const [stats, { balance }] = await Promise.all([
      call<OwnRewards["stats"]>("/api/gamification/stats"),
      call<OutputOf<typeof listCoinEntries>>("/api/gamification/coins?limit=1"),
    ]);
    return { stats, balance, achievements };
  }
}

const loaded = <T>(loading: Promise<T>): Promise<Loaded<T>> =>
  loading.then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: toFailure(error) }),
  );

/**
 * Redeems one item; sent again with the same key, it is redeemed once.
 *
 * @throws {Failure}
 */
export const redeem = ({ call }: Pick<PanelServices, "call">, input: Omit<InputOf<typeof purchaseItem>, "quantity">) =>
  call<OutputOf<typeof purchaseItem>>("/api/marketplace/purchase", { ...input, quantity: 1 });
