import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import {
  MAX_PAID_INVITES,
  REWARD_INVITER_COINS,
  WELCOME_COINS,
  WELCOME_COINS_INVITED,
} from "@wattleaf/shared/domain/rewards";
import { CopyButton } from "../../components/copy-button";
import { useT } from "../../lib/i18n";
import { EmailFact } from "./email-fact";
import { ProfileForm } from "./profile-form";
import { SettingsSection } from "./section";

export function Profile({ user }: { user: CurrentUser }) {
  const t = useT();
  return (
    <SettingsSection id="profile" title={t("settings.profile.title")} text={t("settings.profile.text")}>
      <div className="flex flex-col gap-8">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {user.email && <EmailFact email={user.email} confirmed={user.emailConfirmed || user.isSample} />}
          {user.phone && <Fact label={t("auth.phoneLabel")} text={user.phone} />}
        </dl>
        <ProfileForm user={user} />
        <div className="flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-brand-soft p-5">
          <p className="min-w-0">
            <span className="block text-sm text-muted">{t("settings.profile.invite")}</span>
            <span className="font-mono text-2xl font-semibold tracking-widest">{user.inviteCode}</span>
          </p>
          <CopyButton variant="secondary" size="sm" text={user.inviteCode} />
          <p className="w-full text-sm text-muted">
            {t("settings.profile.inviteText", {
              invited: WELCOME_COINS_INVITED,
              plain: WELCOME_COINS,
              reward: REWARD_INVITER_COINS,
              max: MAX_PAID_INVITES,
            })}
          </p>
        </div>
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
