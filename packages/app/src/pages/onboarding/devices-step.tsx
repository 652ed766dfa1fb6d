import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { StepFrame } from "./step-frame";
import type { Advance } from "./use-onboarding";

interface DevicesStepProps {
  busy: boolean;
  onAdvance: Advance;
}

/** Says plainly that devices cannot be added yet; finishing here therefore never counts as having connected any. */
export function DevicesStep({ busy, onAdvance }: DevicesStepProps) {
  const t = useT();
  return (
    <StepFrame
      title={t("onboarding.devices.title")}
      text={t("onboarding.devices.text")}
      actions={
        <Button loading={busy} onClick={() => onAdvance("connect_devices", false)}>
          {t("onboarding.finish")}
        </Button>
      }
    />
  );
}
