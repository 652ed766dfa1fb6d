import type { MarketplaceItem, Purchase } from "@wattleaf/shared/contracts/marketplace";
import { type Failure, toFailure } from "../../api/failure";
import type { WidgetSession } from "../../api/session";
import { failureText } from "../failure/failure-text";
import type { PanelMessageKey, PanelServices, ViewProps } from "../../panel/services";
import { achievementName, rankName } from "./names";
import { loadRewards, redeem, type OwnRewards, type RewardsData } from "./load-rewards";

interface RewardsState {
  session: WidgetSession | undefined;
  data?: RewardsData;
  isLoading?: boolean;
  /** The item whose redeeming is to be confirmed, with the key of that purchase. */
  chosen?: { itemId: string; key: string; busy?: boolean; failure?: Failure };
  bought?: Purchase;
}

/** Of each panel: a page can have several. */
const states = new WeakMap<PanelServices, RewardsState>();

const REDEEM_ERRORS: Partial<Record<Failure["code"], PanelMessageKey>> = {
  insufficient_coins: "widget.rewards.tooFewCoins",
  not_redeemable: "widget.rewards.notYet",
  out_of_stock: "widget.rewards.soldOut",
  feature_off: "widget.rewards.redeemOff",
};
const NEXT_ACHIEVEMENTS = 4;

/**
 * How coins are earned, the leaderboard and the store; for a customer also balance, rank, streak and achievements. Only
 * what can come true here: a customer's meters are of files, which have no place on the leaderboard.
 */
export function Rewards({ panel, state: { session } }: ViewProps) {
  const { t } = panel;
  if (!session?.features.rewards) return <TurnedOff panel={panel} />;
  const mine = stateOf(panel, session);
  const { data } = mine;
  if (!data) return <p class="flex-1 p-4 text-center text-muted">{t("widget.rewards.loading")}</p>;
  const { own, items, leaders } = data;
  const missing = (text: PanelMessageKey, failure: Failure) => (
    <Missing panel={panel} mine={mine} text={text} failure={failure} />
  );
  return (
    <div class="wl-rewards" tabIndex={0} role="region" aria-label={t("widget.rewards")}>
      {own?.value && <Own panel={panel} own={own.value} />}
      {own?.failure && missing("widget.rewards.missing.own", own.failure)}
      {session.features.upload && <HowToEarn panel={panel} isCustomer={session.identified} />}
      <section>
        <h3>{t("widget.rewards.store")}</h3>
        {items.value && <Store panel={panel} mine={mine} items={items.value} />}
        {items.failure && missing("widget.rewards.missing.store", items.failure)}
      </section>
      <section>
        <h3>{t("widget.rewards.leaderboard")}</h3>
        {leaders.failure && missing("widget.rewards.missing.leaderboard", leaders.failure)}
        <ol>
          {leaders.value?.map((entry) => (
            <li key={entry.userId}>
              <span>
                {entry.position}. {entry.name ?? t("widget.rewards.household")}
                {entry.simulated && <small>{t("widget.sample")}</small>}
              </span>
              <span>{t("widget.rewards.points", { count: entry.totalPoints })}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The way back that the header had is gone with the partner's rewards. */
function TurnedOff({ panel: { t, conversation } }: { panel: PanelServices }) {
  return (
    <div class="wl-rewards">
      <p role="alert">{t("widget.rewards.off")}</p>
      <p>
        <button type="button" onClick={() => conversation.store.set({ view: "chat" })}>
          {t("widget.rewards.back")}
        </button>
      </p>
    </div>
  );
}

interface MissingProps {
  panel: PanelServices;
  mine: RewardsState;
  text: PanelMessageKey;
  failure: Failure;
}

/** In the place of a part that could not be loaded. */
function Missing({ panel, mine, text, failure }: MissingProps) {
  const { t } = panel;
  function retry() {
    void load(panel, mine);
    panel.draw();
  }
  return (
    <p role="alert">
      {t(text)} {failure.code !== "network" && failureText(failure, t)}{" "}
      <button type="button" aria-disabled={mine.isLoading} onClick={retry}>
        {t("widget.retry")}
      </button>
    </p>
  );
}

function Own({ panel: { t }, own: { stats, balance, achievements } }: { panel: PanelServices; own: OwnRewards }) {
  const reached = achievements.filter(({ reachedAt }) => reachedAt).length;
  const next = achievements
    .filter(({ reachedAt }) => !reachedAt)
    .toSorted((one, other) => other.progress / other.goal - one.progress / one.goal)
    .slice(0, NEXT_ACHIEVEMENTS);
  const figures = [
    [t("widget.rewards.balance"), balance],
    [t("widget.rewards.rank"), rankName(stats.rank, t)],
    [t("widget.rewards.streak"), t("widget.rewards.days", { count: stats.streakDays })],
  ] as const;
  return (
    <>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3>{t("widget.rewards.achievements", { reached, all: achievements.length })}</h3>
        <ul>
          {next.map(({ id, progress, goal, coins }) => (
            <li key={id}>
              <span>
                {achievementName(id, t)}
                <small>
                  {Math.floor(progress)} / {goal}
                </small>
              </span>
              <span>+{coins}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** All of it takes files: a partner's page connects no utility account, and has no grid events. */
function HowToEarn({ panel: { t }, isCustomer }: { panel: PanelServices; isCustomer: boolean }) {
  return (
    <section>
      <h3>{t("widget.rewards.how")}</h3>
      <ul>
        {[t("widget.rewards.how.upload"), t("widget.rewards.how.meter"), t("widget.rewards.how.save")].map((way) => (
          <li key={way}>
            <span>{way}</span>
          </li>
        ))}
      </ul>
      {!isCustomer && (
        <p>
          <small>{t("widget.rewards.signIn")}</small>
        </p>
      )}
    </section>
  );
}

function Store({ panel, mine, items }: { panel: PanelServices; mine: RewardsState; items: MarketplaceItem[] }) {
  const { t } = panel;
  const { bought } = mine;
  return (
    <>
      <div role="status">
        {bought && (
          <p class="wl-bought">
            {t("widget.rewards.redeemed", { item: bought.itemName })} {bought.voucherCodes.join(", ")}
          </p>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <span>
              {item.name}
              <small>
                {t("widget.rewards.price", { count: item.price })}
                {item.sample && ` · ${t("widget.sample")}`}
              </small>
            </span>
            <RedeemButton panel={panel} mine={mine} item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RedeemButton({ panel, mine, item }: { panel: PanelServices; mine: RewardsState; item: MarketplaceItem }) {
  const { t } = panel;
  const { chosen, data, session } = mine;
  const balance = data?.own?.value?.balance ?? 0;
  const canRedeem = session?.features?.redeem && item.redeemable === true && balance >= item.price;
  const isChosen = chosen?.itemId === item.id;
  const failed = isChosen && chosen.failure;
  const text = t(isChosen ? "widget.rewards.confirm" : "widget.rewards.redeem");
  return (
    <span>
      {failed && <small role="alert">{t(REDEEM_ERRORS[failed.code] ?? "widget.error.technical")}</small>}
      {canRedeem && (
        <button
          type="button"
          aria-disabled={isChosen && chosen.busy}
          aria-label={t(isChosen ? "widget.rewards.confirm.named" : "widget.rewards.redeem.named", { item: item.name })}
          onClick={() => void (isChosen ? confirm(panel, mine, item) : choose(panel, mine, item))}
        >
          {text}
        </button>
      )}
    </span>
  );
}

function stateOf(panel: PanelServices, session: WidgetSession | undefined): RewardsState {
  let mine = states.get(panel);
  // Another customer has signed in since.
  if (!mine || mine.session !== session) {
    states.set(panel, (mine = { session }));
    void load(panel, mine);
  }
  return mine;
}

async function load(panel: PanelServices, mine: RewardsState) {
  if (mine.isLoading) return;
  mine.isLoading = true;
  mine.data = await loadRewards(panel, mine.session?.identified === true);
  mine.isLoading = false;
  if (Object.values(mine.data).some((part) => part?.failure?.code === "feature_off")) panel.turnOff("rewards");
  panel.draw();
}

function choose(panel: PanelServices, mine: RewardsState, { id }: MarketplaceItem) {
  mine.chosen = { itemId: id, key: panel.newKey() };
  delete mine.bought;
  panel.draw();
}

async function confirm(panel: PanelServices, mine: RewardsState, { id, price }: MarketplaceItem) {
  const { chosen } = mine;
  if (!chosen || chosen.busy) return;
  chosen.busy = true;
  delete chosen.failure;
  panel.draw();
  try {
    mine.bought = await redeem(panel, { itemId: id, idempotencyKey: chosen.key, language: panel.language });
    delete mine.chosen;
    panel.onEvent("reward", { coins: -price });
    await load(panel, mine);
  } catch (error) {
    chosen.failure = toFailure(error);
    chosen.busy = false;
    if (chosen.failure.code === "feature_off") panel.turnOff("redeem");
    panel.draw();
    // The coins were spent elsewhere, or the stock: what is shown is of before.
    if (chosen.failure.code in REDEEM_ERRORS) await load(panel, mine);
  }
}
