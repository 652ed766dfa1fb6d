import { RewardsNav } from "../../components/rewards/rewards-nav";
import { useAddressChoice } from "../../lib/address-choice";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { Tabs } from "../../ui/tabs";
import { PurchaseHistory } from "./purchase-history";
import { Shop } from "./shop";
import { StoreHeader } from "./store-header";

const TABS = ["shop", "history"] as const;

/** The green store, open to visitors: what coins buy, and what the account has bought. */
export function Page() {
  const t = useT();
  const [tab, open] = useAddressChoice("tab", TABS);
  return (
    <Container className="flex flex-col gap-6 py-6 md:py-8">
      <RewardsNav />
      <StoreHeader />
      <Tabs
        label={t("store.tabs")}
        variant="pill"
        value={tab}
        onValueChange={open}
        items={[
          { value: "shop", label: t("store.tab.shop"), content: <Shop /> },
          { value: "history", label: t("store.tab.history"), content: <PurchaseHistory /> },
        ]}
      />
    </Container>
  );
}
