import { SignInPrompt } from "../../components/sign-in-prompt";
import { LoadingScreen } from "../../components/layout/loading-screen";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Container } from "../../ui/container";
import { LatestFile } from "./latest-file";
import { NextSteps } from "./next-steps";
import { Overview } from "./overview";

export function Page() {
  const t = useT();
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "visitor") {
    return <SignInPrompt title={t("dashboard.signIn.title")} description={t("dashboard.signIn.text")} />;
  }
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <Overview user={session.user} />
      <LatestFile />
      <NextSteps user={session.user} />
    </Container>
  );
}
