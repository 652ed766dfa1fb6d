import { ONBOARDING_STEPS, type OnboardingStep } from "@wattleaf/shared/domain/account";
import { Check } from "lucide-react";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";

export function StepList({ current }: { current: OnboardingStep }) {
  const t = useT();
  const position = ONBOARDING_STEPS.indexOf(current);
  return (
    <ol className="grid grid-cols-3 gap-3">
      {ONBOARDING_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === position ? "step" : undefined}
          className={cx(
            "flex items-start gap-2 border-t-2 pt-3 text-sm font-medium",
            index <= position ? "border-brand" : "border-line text-muted",
          )}
        >
          {index < position && (
            <>
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
              <span className="sr-only">{t("onboarding.stepDone")}: </span>
            </>
          )}
          {t(`onboarding.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
