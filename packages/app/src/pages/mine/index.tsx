import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { Settings } from "lucide-react";
import { AccountPage } from "../../components/account-page";
import { RewardsNav } from "../../components/rewards/rewards-nav";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Avatar } from "../../ui/avatar";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { AchievementGrid } from "./achievements/achievement-grid";
import { CoinHistory } from "./coin-history";
import { Invitation } from "./invitation";
import { PointHistory } from "./point-history";
import { Progress } from "./progress";

export function Page() {
  const t = useT();
  return (
    <AccountPage title={t("me.signIn.title")} description={t("me.signIn.text")}>
      {(user) => (
        <Container className="flex flex-col gap-8 py-6 md:py-8">
          <RewardsNav />
          <ProfileHeader user={user} />
          <Progress user={user} />
          <PointHistory />
          <AchievementGrid />
          {user.readOnly ? (
            <CoinHistory user={user} />
          ) : (
            <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <CoinHistory user={user} />
              <Invitation code={user.inviteCode} />
            </div>
          )}
        </Container>
      )}
    </AccountPage>
  );
}

function ProfileHeader({ user }: { user: CurrentUser }) {
  const t = useT();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <span aria-hidden="true">
        <Avatar name={name} size="lg" />
      </span>
      <div className="min-w-0 grow">
        <h1 className="text-3xl font-bold [overflow-wrap:anywhere]">{name}</h1>
        <p className="text-muted [overflow-wrap:anywhere]">{user.email ?? user.phone}</p>
      </div>
      <Button variant="secondary" asChild icon={<Settings aria-hidden="true" className="size-5" />}>
        <SiteLink to="/settings">{t("me.settings")}</SiteLink>
      </Button>
    </header>
  );
}
