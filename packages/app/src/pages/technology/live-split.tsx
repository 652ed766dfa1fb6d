import {
  DEMO_APPLIANCES,
  DEMO_LAST_START_MINUTE,
  DEMO_SHOWN_FROM_MINUTE,
  MAX_DEMO_PRESSES,
} from "@wattleaf/shared/domain/nilm-demo";
import { Car, Coffee, RotateCcw, WashingMachine } from "lucide-react";
import { formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Slider } from "../../ui/slider";
import { RecognizedList } from "./recognized-list";
import { SplitCurve } from "./split-curve";
import { useLiveSplit } from "./use-live-split";

const icons = { kettle: Coffee, washing_machine: WashingMachine, ev_charger: Car } as const;
const START_STEP_MINUTES = 10;

/** Switch appliances on in a sample home and see which of them the engine recognizes in the total. */
export function LiveSplit() {
  const t = useT();
  const language = useLanguage();
  const demo = useLiveSplit();
  const isFull = demo.presses.length >= MAX_DEMO_PRESSES;
  return (
    <section
      aria-label={t("technologyLive.try.label")}
      className="rounded-2xl border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-6 lg:grid-cols-[17rem_1fr] lg:gap-10">
        <div className="flex flex-col gap-4">
          <Badge variant="outline" className="self-start">
            {t("technologyLive.sample")}
          </Badge>
          <div className="grid grid-cols-3 gap-2 lg:grid-cols-1">
            {DEMO_APPLIANCES.map((appliance) => {
              const Icon = icons[appliance];
              return (
                <button
                  key={appliance}
                  type="button"
                  disabled={isFull}
                  onClick={() => demo.press(appliance)}
                  className="flex min-h-[3.5rem] flex-col items-center gap-1 rounded-lg border border-line-strong/60 bg-paper px-2 py-3 text-center text-sm font-semibold transition duration-150 hover:border-brand-strong hover:bg-brand-soft disabled:cursor-not-allowed disabled:opacity-50 lg:flex-row lg:gap-3 lg:px-4 lg:text-base"
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
                  {t(`technologyLive.appliance.${appliance}`)}
                </button>
              );
            })}
          </div>
          <Slider
            label={t("technologyLive.try.start")}
            value={demo.startMinute}
            min={DEMO_SHOWN_FROM_MINUTE}
            max={DEMO_LAST_START_MINUTE}
            step={START_STEP_MINUTES}
            formatValue={(minute) => formatTime(minute, language)}
            onCommit={demo.setStartMinute}
          />
          <Button
            variant="ghost"
            size="sm"
            className="self-start"
            disabled={demo.presses.length === 0}
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={demo.reset}
          >
            {t("technologyLive.try.reset")}
          </Button>
        </div>
        <SplitCurve presses={demo.presses} found={demo.found} />
      </div>
      <RecognizedList {...demo} />
    </section>
  );
}
