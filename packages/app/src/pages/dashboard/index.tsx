import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useState } from "react";
import { LoadError } from "../../components/load-error";
import { AccountPage } from "../../components/account-page";
import { UtilityWizard } from "../../components/utility-wizard";
import { useT } from "../../lib/i18n";
import { prefetchMeters, useMeters } from "../../lib/meters";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { LatestFile } from "./latest-file";
import { MeterView } from "./meter/meter-view";
import { useRefreshAfterImport } from "./meter/use-meter-sync";

export const prefetch = prefetchMeters;

export function Page() {
  const t = useT();
  return (
    <AccountPage title={t("dashboard.signIn.title")} description={t("dashboard.signIn.text")}>
      {(user) => <Dashboard user={user} />}
    </AccountPage>
  );
}

/** Uses the meter if there is one, else the newest upload. */
function Dashboard({ user }: { user: CurrentUser }) {
  const t = useT();
  const known = useMeters();
  const [connecting, setConnecting] = useState(false);
  const connect = () => setConnecting(true);
  useRefreshAfterImport(known.data?.meters);
  const meters = known.data?.meters ?? [];
  return (
    <Container className="flex flex-col gap-4 py-5 md:gap-6 md:py-8">
      <h1 className="text-lg font-semibold text-muted">{t("dashboard.greeting", { name: user.firstName })}</h1>
      {known.isPending ? (
        <Skeleton className="h-[40rem]" />
      ) : known.isLoadingError ? (
        <Card>
          <LoadError title={t("dashboard.meter.failed")} query={known} />
        </Card>
      ) : meters.length > 0 ? (
        <MeterView user={user} meters={meters} onConnect={connect} />
      ) : (
        <LatestFile user={user} onConnect={connect} />
      )}
      <UtilityWizard open={connecting} onOpenChange={setConnecting} />
    </Container>
  );
}
