import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { Coins, UserPlus } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { StepFrame } from "./step-frame";
import type { Advance } from "./use-onboarding";

interface WelcomeStepProps {
  user: CurrentUser;
  busy: boolean;
  onAdvance: Advance;
}

export function WelcomeStep({ user, busy, onAdvance }: WelcomeStepProps) {
  const t = useT();
  return (
    <StepFrame
      title={t("onboarding.welcome.title", { name: user.firstName })}
      text={t("onboarding.welcome.text")}
      actions={
        <Button loading={busy} onClick={() => onAdvance("welcome", true)}>
          {t("onboarding.continue")}
        </Button>
      }
    >
      <Card variant="soft" className="flex flex-col gap-3">
        <p className="flex items-center gap-3">
          <Coins aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
          {t("onboarding.welcome.coins", { count: user.greenCoins })}
        </p>
        <p className="flex items-center gap-3">
          <UserPlus aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
          {t("onboarding.welcome.invite", { code: user.inviteCode })}
        </p>
      </Card>
    </StepFrame>
  );
}
