import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n";
import { AdviceCard } from "../advice/advice-card";
import { DevicesBrief } from "../devices-brief";
import { EnergyOverview } from "../energy/energy-overview";
import { hasReadings } from "../energy/use-energy";
import { OutlookCard } from "../outlook/outlook-card";
import { QuickActions } from "../quick-actions";
import { StatCards } from "../stat-cards";
import { Bills } from "./bills";
import { MeterSection } from "./meter-section";

interface MeterViewProps {
  user: CurrentUser;
  /** At least one, newest first. */
  meters: readonly Meter[];
  onConnect: () => void;
}

/** The dashboard of an account with a meter: its answer first, then the chart, the advice, and what belongs to them. */
export function MeterView({ user, meters, onConnect }: MeterViewProps) {
  const t = useT();
  const [chosenId, setChosenId] = useState<string>();
  const meter = meters.find(({ id }) => id === chosenId) ?? meters.find(hasReadings) ?? meters[0];
  if (!meter) return null;
  const section = <MeterSection meters={meters} meter={meter} onChoose={setChosenId} onConnect={onConnect} />;
  if (!hasReadings(meter)) {
    return (
      <>
        {section}
        <QuickActions user={user} />
      </>
    );
  }
  return (
    <>
      {meter.sandbox && !user.isSample && (
        // Said once for all figures of the page.
        <p className="flex items-center gap-2 rounded-lg bg-amber-soft px-4 py-2 text-sm text-amber">
          <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
          {t("dashboard.sandbox")}
        </p>
      )}
      {/* Keyed by meter: another one starts at its own newest readings. */}
      <OutlookCard key={`outlook-${meter.id}`} meter={meter} />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <EnergyOverview key={meter.id} meter={meter} />
        <div className="flex flex-col gap-4 md:gap-6">
          <AdviceCard key={meter.id} meter={meter} />
          <DevicesBrief />
        </div>
      </div>
      <StatCards />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-2">
        <Bills meter={meter} />
        <QuickActions user={user} />
      </div>
      {section}
    </>
  );
}
