import type { Meter } from "@wattleaf/shared/contracts/meters";
import { Eraser, Plug, Trash2, Unplug } from "lucide-react";
import { useState } from "react";
import { LoadError } from "../../components/load-error";
import { MeterLine, useMeterName } from "../../components/meters/meter-line";
import { UtilityWizard } from "../../components/utility-wizard";
import { useT } from "../../lib/i18n";
import { useMeters } from "../../lib/meters";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Skeleton } from "../../ui/skeleton";
import { DeleteReadingsDialog } from "./delete-readings-dialog";
import { isFed } from "./is-fed";
import { PauseButton } from "./pause-button";
import { RemoveMeterDialog } from "./remove-meter-dialog";
import { SettingsSection } from "./section";

/** The account's meters: connect one more, pause or disconnect one, delete what it brought. */
export function Meters() {
  const t = useT();
  const [connecting, setConnecting] = useState(false);
  return (
    <SettingsSection
      id="meters"
      title={t("settings.meters.title")}
      text={t("settings.meters.text")}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Plug aria-hidden="true" className="size-4" />}
          onClick={() => setConnecting(true)}
        >
          {t("settings.meters.connect")}
        </Button>
      }
    >
      <MeterList />
      <UtilityWizard open={connecting} onOpenChange={setConnecting} />
    </SettingsSection>
  );
}

function MeterList() {
  const t = useT();
  const nameOf = useMeterName();
  const meters = useMeters();
  const [removing, setRemoving] = useState<Meter | null>(null);
  const [clearing, setClearing] = useState<Meter | null>(null);
  if (meters.isPending) return <Skeleton className="h-16" />;
  if (meters.isLoadingError) return <LoadError title={t("settings.meters.failed")} query={meters} />;
  if (meters.data.meters.length === 0) return <p className="text-muted">{t("settings.meters.empty")}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {meters.data.meters.map((meter) => (
          <li key={meter.id} className="flex items-center justify-between gap-2 py-4">
            <div className="min-w-0 grow">
              <MeterLine meter={meter} />
            </div>
            <PauseButton meter={meter} name={nameOf(meter)} />
            {meter.readingCount > 0 && isFed(meter) && (
              <IconButton
                label={t("settings.meters.clear", { name: nameOf(meter) })}
                onClick={() => setClearing(meter)}
              >
                <Eraser aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            <IconButton
              label={t(isFed(meter) ? "settings.meters.remove" : "settings.meters.delete", { name: nameOf(meter) })}
              onClick={() => setRemoving(meter)}
            >
              {isFed(meter) ? (
                <Unplug aria-hidden="true" className="size-5" />
              ) : (
                <Trash2 aria-hidden="true" className="size-5" />
              )}
            </IconButton>
          </li>
        ))}
      </ul>
      <RemoveMeterDialog meter={removing} onClose={() => setRemoving(null)} />
      <DeleteReadingsDialog meter={clearing} onClose={() => setClearing(null)} />
    </>
  );
}
