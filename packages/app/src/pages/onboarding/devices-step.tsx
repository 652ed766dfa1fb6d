import { CircleCheck, Gauge } from "lucide-react";
import { useState } from "react";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { DeviceList } from "../../components/devices/device-list";
import { useDevices } from "../../components/devices/use-devices";
import { MeterLine } from "../../components/meters/meter-line";
import { UtilityWizard } from "../../components/utility-wizard";
import { useT } from "../../lib/i18n";
import { useMeters } from "../../lib/meters";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { StepFrame } from "./step-frame";
import type { Advance } from "./use-onboarding";

interface DevicesStepProps {
  user: CurrentUser;
  busy: boolean;
  onAdvance: Advance;
}

/** The meter, by the utility account or a file, and devices. The step is optional. */
export function DevicesStep({ user, busy, onAdvance }: DevicesStepProps) {
  const t = useT();
  const devices = useDevices().data?.devices ?? [];
  const meters = useMeters().data?.meters ?? [];
  const connected = devices.length > 0 || meters.length > 0 || user.hasConnectedDevices;
  return (
    <StepFrame
      title={t("onboarding.devices.title")}
      text={t("onboarding.devices.text")}
      actions={
        <Button
          variant={connected ? "primary" : "secondary"}
          loading={busy}
          onClick={() => onAdvance("connect_devices", connected)}
        >
          {t(connected ? "onboarding.finish" : "onboarding.finishWithout")}
        </Button>
      }
    >
      <MeterCard />
      <Card as="section" aria-labelledby="setup-devices">
        <h2 id="setup-devices" className="text-lg font-semibold">
          {t("devices.title")}
        </h2>
        <DeviceList />
      </Card>
      {connected && (
        <p role="status" className="flex items-center gap-2 font-semibold text-brand-strong">
          <CircleCheck aria-hidden="true" className="size-5" />
          {t("onboarding.devices.connected")}
        </p>
      )}
    </StepFrame>
  );
}

function MeterCard() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const meters = useMeters().data?.meters ?? [];
  return (
    <Card as="section" aria-labelledby="setup-meter" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Gauge aria-hidden="true" className="size-6 shrink-0 text-brand-strong" />
        <div className="min-w-0 grow basis-48">
          <h2 id="setup-meter" className="text-lg font-semibold">
            {t("onboarding.devices.meter")}
          </h2>
          <p className="text-sm text-muted">{t("onboarding.devices.meterText")}</p>
        </div>
        <Button variant={meters.length > 0 ? "secondary" : "primary"} size="sm" onClick={() => setOpen(true)}>
          {t(meters.length > 0 ? "onboarding.devices.another" : "onboarding.devices.connect")}
        </Button>
      </div>
      {meters.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {meters.map((meter) => (
            <li key={meter.id} className="py-3">
              <MeterLine meter={meter} />
            </li>
          ))}
        </ul>
      )}
      <UtilityWizard open={open} onOpenChange={setOpen} />
    </Card>
  );
}
