import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { MeterLine, useMeterName } from "../../../components/meters/meter-line";
import { RatePlanButton } from "../../../components/meters/rate-plan-button";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { DisconnectDialog } from "./disconnect-dialog";
import { RepairsNotice } from "./repairs-notice";
import { useMeterSync } from "./use-meter-sync";

interface MeterSectionProps {
  /** At least one, newest first. */
  meters: readonly Meter[];
  /** The one that is shown. */
  meter: Meter;
  onChoose: (id: string) => void;
  onConnect: () => void;
}

/** The account's meters: the selected one and its actions. */
export function MeterSection({ meters, meter, onChoose, onConnect }: MeterSectionProps) {
  const t = useT();
  const nameOf = useMeterName();
  const mayChange = useMayChange();
  const [leaving, setLeaving] = useState<Meter | null>(null);
  return (
    <Card as="section" padding="sm" aria-labelledby="your-meter" className="flex flex-col gap-3">
      <h2 id="your-meter" className="sr-only">
        {t("dashboard.meter.title")}
      </h2>
      {meters.length > 1 && (
        <Field label={t("dashboard.meter.choose")} className="max-w-md">
          <Select
            value={meter.id}
            onChange={(event) => onChoose(event.target.value)}
            options={meters.map((each) => ({ value: each.id, label: nameOf(each) }))}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-80">
          <MeterLine meter={meter} isLabeled={false} />
        </div>
        {mayChange && <MeterActions meter={meter} onConnect={onConnect} onDisconnect={() => setLeaving(meter)} />}
      </div>
      <RepairsNotice meter={meter} />
      <DisconnectDialog meter={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

interface MeterActionsProps {
  meter: Meter;
  onConnect: () => void;
  onDisconnect: () => void;
}

function MeterActions({ meter, onConnect, onDisconnect }: MeterActionsProps) {
  const t = useT();
  const sync = useMeterSync();
  const importing = meter.status === "importing";
  return (
    <div className="flex flex-wrap gap-2">
      {meter.source !== "file" && meter.status !== "revoked" && meter.pausedAt === null && (
        <Button
          variant="secondary"
          size="sm"
          loading={sync.isPending || importing}
          onClick={() => sync.mutate({ meter_id: meter.id })}
        >
          {t(
            meter.status === "failed"
              ? "dashboard.meter.retry"
              : importing
                ? "dashboard.meter.syncing"
                : "dashboard.meter.sync",
          )}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={onConnect}>
        {t(meter.status === "revoked" ? "dashboard.meter.reconnect" : "dashboard.meter.another")}
      </Button>
      {meter.commodity === "electricity" && (
        <RatePlanButton meter={meter} variant="secondary">
          {t("utility.ratePlan")}
        </RatePlanButton>
      )}
      <Button variant="ghost" size="sm" onClick={onDisconnect}>
        {t("dashboard.meter.disconnect")}
      </Button>
    </div>
  );
}
