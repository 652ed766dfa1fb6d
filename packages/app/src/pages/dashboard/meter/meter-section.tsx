import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { MeterLine, useMeterName } from "../../../components/meters/meter-line";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { EnergyOverview } from "../energy/energy-overview";
import { hasReadings } from "../energy/use-energy";
import { Bills } from "./bills";
import { DisconnectDialog } from "./disconnect-dialog";
import { MeterFigures } from "./meter-figures";
import { useMeterSync } from "./use-meter-sync";

interface MeterSectionProps {
  /** At least one, newest first. */
  meters: readonly Meter[];
  onConnect: () => void;
}

/** The account's meters: the selected one, its data, and its actions. */
export function MeterSection({ meters, onConnect }: MeterSectionProps) {
  const t = useT();
  const nameOf = useMeterName();
  const mayChange = useMayChange();
  const [chosenId, setChosenId] = useState<string>();
  const [leaving, setLeaving] = useState<Meter | null>(null);
  const meter = meters.find(({ id }) => id === chosenId) ?? meters.find(hasReadings) ?? meters[0];
  if (!meter) return null;
  return (
    <section aria-labelledby="your-meter" className="flex flex-col gap-6">
      <h2 id="your-meter" className="text-xl font-semibold">
        {t("dashboard.meter.title")}
      </h2>
      {meters.length > 1 && (
        <Field label={t("dashboard.meter.choose")} className="max-w-md">
          <Select
            value={meter.id}
            onChange={(event) => setChosenId(event.target.value)}
            options={meters.map((each) => ({ value: each.id, label: nameOf(each) }))}
          />
        </Field>
      )}
      <Card padding="sm" className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-96">
          <MeterLine meter={meter} />
        </div>
        {mayChange && <MeterActions meter={meter} onConnect={onConnect} onDisconnect={() => setLeaving(meter)} />}
      </Card>
      {hasReadings(meter) && (
        <>
          {/* Keyed by meter: another one starts at its own newest readings. */}
          <EnergyOverview key={meter.id} meter={meter} />
          <MeterFigures meter={meter} />
          <Bills meter={meter} />
        </>
      )}
      <DisconnectDialog meter={leaving} onClose={() => setLeaving(null)} />
    </section>
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
      {meter.source !== "file" && meter.status !== "revoked" && (
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
      <Button variant="ghost" size="sm" onClick={onDisconnect}>
        {t("dashboard.meter.disconnect")}
      </Button>
    </div>
  );
}
