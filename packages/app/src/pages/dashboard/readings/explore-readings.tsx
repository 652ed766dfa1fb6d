import { ScanSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";
import type { EnergyView } from "../../../components/energy/period";
import type { ReadyMeter } from "../energy/use-energy";

/** Loads when it is opened first. */
const ReadingsDialog = lazy(async () => ({ default: (await import("./readings-dialog")).ReadingsDialog }));

interface ExploreReadingsProps {
  meter: ReadyMeter;
  /** What the overview shows, where the readings begin. */
  view: EnergyView;
  period: string;
}

/** Opens the readings behind the overview, to move and zoom. */
export function ExploreReadings(props: ExploreReadingsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="sm" icon={<ScanSearch aria-hidden="true" className="size-4" />} onClick={open}>
        {t("dashboard.readings.explore")}
      </Button>
      {wasOpened && (
        <Suspense>
          <ReadingsDialog {...props} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
