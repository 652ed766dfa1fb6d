import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { AccountPage } from "../../components/account-page";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { ApiKeys } from "./api-keys";
import { Appearance } from "./appearance";
import { DeleteAccount } from "./delete-account";
import { Hubs } from "./hubs";
import { Meters } from "./meters";
import { Notifications } from "./notifications";
import { Password } from "./password";
import { Passkeys } from "./passkeys";
import { Privacy } from "./privacy";
import { Profile } from "./profile";
import { SectionNav } from "./section-nav";
import { SecurityActivity } from "./security-activity";
import { Sessions } from "./sessions";
import { TwoStep } from "./two-step";
import { Units } from "./units";
import { YourData } from "./your-data";

export function Page() {
  const t = useT();
  return (
    <AccountPage title={t("settings.signIn.title")} description={t("settings.signIn.text")}>
      {(user) => <Settings user={user} />}
    </AccountPage>
  );
}

function Settings({ user }: { user: CurrentUser }) {
  const t = useT();
  if (user.readOnly) {
    return <SignInPrompt title={t("settings.sample.title")} description={t("settings.sample.text")} />;
  }
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <SectionHeading level={1} size="page" title={t("settings.title")} lead={t("settings.text")} />
      <div className="grid gap-10 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-16">
        <SectionNav />
        <div className="flex min-w-0 flex-col gap-12">
          <Profile user={user} />
          <Appearance />
          <Units />
          <Notifications />
          <Meters />
          <Hubs />
          <Privacy />
          <Password user={user} />
          <TwoStep user={user} />
          <Passkeys user={user} />
          <Sessions />
          <SecurityActivity />
          <ApiKeys user={user} />
          <YourData />
          <DeleteAccount user={user} />
        </div>
      </div>
    </Container>
  );
}
