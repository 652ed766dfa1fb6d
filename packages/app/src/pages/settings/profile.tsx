import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { AddEmailForm } from "./add-email-form";
import { EmailFact } from "./email-fact";
import { ProfileForm } from "./profile-form";
import { SettingsSection } from "./section";

export function Profile({ user }: { user: CurrentUser }) {
  const t = useT();
  const mayChange = useMayChange();
  return (
    <SettingsSection id="profile" title={t("settings.profile.title")} text={t("settings.profile.text")}>
      <div className="flex flex-col gap-8">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {user.email && <EmailFact email={user.email} confirmed={user.emailConfirmed || user.isSample} />}
          {user.phone && <Fact label={t("auth.phoneLabel")} text={user.phone} />}
        </dl>
        {!user.email && mayChange && <AddEmailForm />}
        <ProfileForm user={user} />
      </div>
    </SettingsSection>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{text}</dd>
    </div>
  );
}
