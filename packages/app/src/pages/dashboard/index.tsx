import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useState } from "react";
import { DeviceList } from "../../components/devices/device-list";
import { LoadingScreen } from "../../components/layout/loading-screen";
import { LoadError } from "../../components/load-error";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { UtilityWizard } from "../../components/utility-wizard";
import { useT } from "../../lib/i18n";
import { useMeters } from "../../lib/meters";
import { useSession } from "../../lib/session";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { Advice } from "./advice";
import { hasReadings } from "./energy/use-energy";
import { LatestFile } from "./latest-file";
import { MeterSection } from "./meter/meter-section";
import { useRefreshAfterImport } from "./meter/use-meter-sync";
import { Overview } from "./overview";
import { QuickActions } from "./quick-actions";
import { StatCards } from "./stat-cards";

export function Page() {
  const t = useT();
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "visitor") {
    return <SignInPrompt title={t("dashboard.signIn.title")} description={t("dashboard.signIn.text")} />;
  }
  return <Dashboard user={session.user} />;
}

/** Uses the meter if there is one, else the newest upload. */
function Dashboard({ user }: { user: CurrentUser }) {
  const t = useT();
  const known = useMeters();
  const [connecting, setConnecting] = useState(false);
  const connect = () => setConnecting(true);
  useRefreshAfterImport(known.data?.meters);
  const meters = known.data?.meters ?? [];
  const ready = meters.find(hasReadings) ?? null;
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <Overview user={user} meter={known.isPending ? undefined : ready} />
      <StatCards />
      {known.isPending ? (
        <Skeleton className="h-96" />
      ) : known.isLoadingError ? (
        <Card>
          <LoadError title={t("dashboard.meter.failed")} query={known} />
        </Card>
      ) : meters.length > 0 ? (
        <MeterSection meters={meters} onConnect={connect} />
      ) : (
        <LatestFile onConnect={connect} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Advice meter={ready} hasMeter={meters.length > 0} />
          <QuickActions user={user} hasMeter={meters.length > 0} onConnect={connect} />
        </div>
        <Card as="section" aria-labelledby="devices">
          <h2 id="devices" className="text-lg font-semibold">
            {t("devices.title")}
          </h2>
          <DeviceList />
        </Card>
      </div>
      <UtilityWizard open={connecting} onOpenChange={setConnecting} />
    </Container>
  );
}
