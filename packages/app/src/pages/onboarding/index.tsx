import { ONBOARDING_STEPS } from "@wattleaf/shared/domain/account";
import { useEffect, useEffectEvent } from "react";
import { Redirect } from "wouter";
import { LoadingScreen } from "../../components/layout/loading-screen";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { DevicesStep } from "./devices-step";
import { StepList } from "./step-list";
import { UploadStep } from "./upload-step";
import { useOnboarding } from "./use-onboarding";
import { WelcomeStep } from "./welcome-step";

export function Page() {
  const t = useT();
  const session = useSession();
  const { advance, complete, busy, leaving } = useOnboarding();
  const onboarding = session.user?.onboarding;

  // An account without a current step has finished the setup.
  const finish = useEffectEvent(complete);
  const stepless = onboarding !== undefined && onboarding.step === null && !onboarding.completed;
  useEffect(() => {
    if (stepless) finish();
  }, [stepless]);

  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "visitor") return <SignInPrompt title={t("onboarding.signIn.title")} />;
  const { step, completed } = session.user.onboarding;
  if (completed && !leaving) return <Redirect to="/dashboard" replace />;
  if (step === null) return <LoadingScreen />;

  const number = ONBOARDING_STEPS.indexOf(step) + 1;
  return (
    <div className="mx-auto flex w-full max-w-2xl grow flex-col gap-8 px-4 py-8 md:py-14">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-muted tabular-nums">
          {t("onboarding.progress", { step: number, total: ONBOARDING_STEPS.length })}
        </p>
        <Button variant="ghost" size="sm" disabled={busy} onClick={complete}>
          {t("onboarding.skipSetup")}
        </Button>
      </div>
      <StepList current={step} />
      {step === "welcome" && <WelcomeStep user={session.user} busy={busy} onAdvance={advance} />}
      {step === "upload_bill" && <UploadStep busy={busy} onAdvance={advance} />}
      {step === "connect_devices" && <DevicesStep user={session.user} busy={busy} onAdvance={advance} />}
    </div>
  );
}
