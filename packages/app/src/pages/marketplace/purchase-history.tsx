import { useQuery } from "@tanstack/react-query";
import { CircleUserRound, ShoppingBag } from "lucide-react";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { loginPath } from "../../lib/return-path";
import { useSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { PurchaseRow } from "./purchase-row";

export function PurchaseHistory() {
  const t = useT();
  const { status } = useSession();
  if (status === "loading") return <Skeleton className="h-40" />;
  if (status === "signedIn") return <Purchases />;
  return (
    <EmptyState
      icon={<CircleUserRound className="size-6" />}
      title={t("store.history.signIn.title")}
      description={t("store.history.signIn.text")}
      action={
        <Button asChild>
          <SiteLink to={loginPath("/marketplace?tab=history")}>{t("signIn.action")}</SiteLink>
        </Button>
      }
    />
  );
}

function Purchases() {
  const t = useT();
  const language = useLanguage();
  const purchases = useQuery(trpc.marketplace.purchases.queryOptions({ language }));
  if (purchases.isPending) return <Skeleton className="h-40" />;
  if (purchases.isLoadingError) return <LoadError title={t("store.history.loadFailed")} query={purchases} />;
  if (purchases.data.length === 0)
    return (
      <EmptyState
        icon={<ShoppingBag className="size-6" />}
        title={t("store.history.empty.title")}
        description={t("store.history.empty.text")}
      />
    );
  return (
    <ul aria-label={t("store.tab.history")} className="divide-y divide-line border-y border-line">
      {purchases.data.map((purchase) => (
        <PurchaseRow key={purchase.id} purchase={purchase} />
      ))}
    </ul>
  );
}
