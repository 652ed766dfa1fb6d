import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { showToast } from "../../lib/show-toast";
import { useLanguage } from "../../stores/language";

/** Why the reader cannot buy an item that is in stock. */
export type Obstacle =
  | { kind: "visitor" }
  | { kind: "readOnly" }
  | { kind: "contact"; hasEmail: boolean }
  | { kind: "coins"; missingCoins: number }
  | { kind: "verified"; missingCoins: number };

/** What stands between the reader and an item, and `tell`, which says so when they try. */
export function useObstacle(item: Pick<MarketplaceItem, "price" | "redeemable">) {
  const t = useT();
  const language = useLanguage();
  const { user } = useSession();
  const obstacle = obstacleOf(user, item);
  const tell = () => {
    if (obstacle) showToast({ ...toastOf(obstacle, language, t), variant: "destructive" });
  };
  return { obstacle, tell };
}

function toastOf(obstacle: Obstacle, language: Language, t: Translate<MessageKey>) {
  switch (obstacle.kind) {
    case "visitor":
      return { title: t("store.login.title"), description: t("store.login.text") };
    case "readOnly":
      return { title: t("store.failed.title"), description: t("store.readOnly") };
    case "contact":
      return { title: t("store.contact.title"), description: t("reason.contact_not_confirmed") };
    case "coins":
      return { title: t("store.short.title"), description: t("store.short.text", { n: count(obstacle, language) }) };
    case "verified":
      return {
        title: t("store.short.title"),
        description: t("reason.verified_coins_missing", { count: count(obstacle, language) }),
      };
  }
}

const count = ({ missingCoins }: { missingCoins: number }, language: Language) =>
  formatNumber(missingCoins, language, 0);

function obstacleOf(
  user: Pick<CurrentUser, "email" | "greenCoins" | "readOnly"> | null,
  { price, redeemable }: Pick<MarketplaceItem, "price" | "redeemable">,
): Obstacle | null {
  if (!user) return { kind: "visitor" };
  if (user.readOnly) return { kind: "readOnly" };
  if (user.greenCoins < price) return { kind: "coins", missingCoins: price - user.greenCoins };
  if (redeemable === true || redeemable === null) return null;
  if (redeemable.reason === "contact_not_confirmed") return { kind: "contact", hasEmail: user.email !== null };
  return { kind: "verified", missingCoins: redeemable.missingCoins };
}
