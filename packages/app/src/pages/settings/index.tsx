import { LoadingScreen } from "../../components/layout/loading-screen";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { ApiKeys } from "./api-keys";

export function Page() {
  const t = useT();
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "visitor") {
    return <SignInPrompt title={t("settings.signIn.title")} description={t("settings.signIn.text")} />;
  }
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <SectionHeading level={1} size="page" title={t("settings.title")} lead={t("settings.text")} />
      <ApiKeys user={session.user} />
    </Container>
  );
}
