import { DeviceList } from "../../components/devices/device-list";
import { LoadingScreen } from "../../components/layout/loading-screen";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

export function Page() {
  const t = useT();
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "visitor") {
    return <SignInPrompt title={t("devices.signIn.title")} description={t("devices.signIn.text")} />;
  }
  return (
    <Container className="flex flex-col gap-8 py-8 md:py-10">
      <SectionHeading level={1} size="page" title={t("devices.title")} lead={t("devices.text")} />
      <Card>
        <DeviceList />
      </Card>
    </Container>
  );
}
