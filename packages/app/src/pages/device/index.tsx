import { AccountPage } from "../../components/account-page";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Activity } from "./activity";
import { ConnectedDevices } from "./connected-devices";
import { DetectedLoads } from "./detected-loads";
import { PlannedRuns } from "./schedules/planned-runs";

export function Page() {
  const t = useT();
  return (
    <AccountPage title={t("devices.signIn.title")} description={t("devices.signIn.text")}>
      {() => (
        <Container className="flex flex-col gap-6 py-6 md:py-8">
          <SectionHeading level={1} size="page" title={t("devices.title")} lead={t("devices.text")} />
          {/* A home without devices has nothing in the second column: the first then takes the whole width. */}
          <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
            <div className="flex min-w-0 flex-col gap-6 lg:flex-[3]">
              <ConnectedDevices />
              <DetectedLoads />
            </div>
            <div className="flex min-w-0 flex-col gap-6 empty:hidden lg:flex-[2]">
              <PlannedRuns />
              <Activity />
            </div>
          </div>
        </Container>
      )}
    </AccountPage>
  );
}
