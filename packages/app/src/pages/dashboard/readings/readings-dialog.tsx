import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { useT } from "../../../lib/i18n";
import { useArea } from "../../../lib/use-area";
import { Dialog } from "../../../ui/dialog";
import { type EnergyView, firstDayOf, shiftPeriod } from "../../../components/energy/period";
import type { ReadyMeter } from "../energy/use-energy";
import { ReadingsExplorer } from "./readings-explorer";

interface ReadingsDialogProps {
  meter: ReadyMeter;
  view: EnergyView;
  period: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A meter's readings, at first those of a period. */
export function ReadingsDialog({ meter, view, period, open, onOpenChange }: ReadingsDialogProps) {
  useArea("readings");
  const t = useT();
  const clock = zoneClock(meter.timeZone);
  const beginOf = (each: string) => utcOfLocal(clock, Date.parse(firstDayOf(each)));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("readings.title")}
      closeLabel={t("action.close")}
      size="xl"
    >
      <ReadingsExplorer meter={meter} from={{ fromMs: beginOf(period), toMs: beginOf(shiftPeriod(view, period, 1)) }} />
    </Dialog>
  );
}
