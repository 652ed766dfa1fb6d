import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { FleetPicture } from "./fleet-picture";

const VPP_STEPS = ["connect", "assess", "bid", "respond", "pay"] as const;

/** The five steps of a virtual power plant, on a sample fleet. */
export function VppPanel() {
  const t = useT();
  const [index, setIndex] = useState(0);
  const step = VPP_STEPS[index] ?? VPP_STEPS[0];
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
      <div className="flex flex-col">
        <h2 className="text-3xl font-bold tracking-tight text-balance">{t("technologyLive.vpp.title")}</h2>
        <p className="mt-3 text-pretty text-muted">{t("technologyLive.vpp.text")}</p>
        <div role="group" aria-label={t("technologyLive.vpp.steps")} className="mt-6 flex gap-2">
          {VPP_STEPS.map((each, at) => (
            <button
              key={each}
              type="button"
              aria-pressed={at === index}
              aria-label={`${at + 1}. ${t(`technologyLive.vpp.${each}.title`)}`}
              onClick={() => setIndex(at)}
              className={cx(
                "size-11 rounded-full border font-bold tabular-nums transition duration-150",
                at === index
                  ? "border-transparent bg-brand-strong text-on-brand"
                  : "border-line-strong bg-surface text-ink hover:bg-brand-soft",
              )}
            >
              {at + 1}
            </button>
          ))}
        </div>
        <div role="status" className="mt-6 lg:min-h-[9rem]">
          <h3 className="text-xl font-bold">{t(`technologyLive.vpp.${step}.title`)}</h3>
          <p className="mt-2 max-w-prose text-pretty text-muted">{t(`technologyLive.vpp.${step}.text`)}</p>
        </div>
        <Button
          className="mt-4 self-start"
          iconEnd={<ArrowRight aria-hidden="true" className="size-5" />}
          onClick={() => setIndex((index + 1) % VPP_STEPS.length)}
        >
          {t("technologyLive.vpp.next")}
        </Button>
      </div>
      <figure className="flex flex-col rounded-2xl border border-line bg-surface p-5 sm:p-6">
        <Badge variant="outline" className="self-start">
          {t("technologyLive.sampleData")}
        </Badge>
        <div className="mt-4">
          <FleetPicture step={step} description={t(`technologyLive.vpp.${step}.picture`)} />
        </div>
        <figcaption className="mt-3 text-sm text-muted">{t(`technologyLive.vpp.${step}.picture`)}</figcaption>
      </figure>
    </div>
  );
}
