import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";

const STEPS = ["meter", "edges", "forest", "balance"] as const;

/** What each step makes of the curve, in a plot of 120 × 48. */
const pictures = {
  meter: "M2 40H18V30H30V40H44V8H50V40H62V26H84V40H98V30H110V40H118",
  edges: "M18 42V30M30 30V42M44 42V8M50 8V42M62 42V26M84 26V42M98 42V30M110 30V42",
  forest: "M60 6V16M60 16L36 26M60 16L84 26M36 26L24 38M36 26L48 38M84 26L72 38M84 26L96 38",
  balance: "M2 42H118M2 34H118M44 34V10H50V34M62 34V22H84V34",
} as const;

/** From the meter to appliances, with dashes that flow from step to step until they are paused. */
export function FlowDiagram() {
  const t = useT();
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section aria-labelledby="nilm-flow" className="border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="nilm-flow" className="text-xl font-bold">
          {t("technologyLive.flow.title")}
        </h3>
        <Button
          size="sm"
          variant="ghost"
          className="motion-reduce:hidden"
          icon={<Icon aria-hidden="true" className="size-4" />}
          onClick={() => setPaused(!paused)}
        >
          {t(paused ? "technologyLive.flow.resume" : "technologyLive.flow.pause")}
        </Button>
      </div>
      <ol className="mt-6 grid gap-y-2 md:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 md:block">
            <div className="flex shrink-0 flex-col items-center md:flex-row">
              <svg
                aria-hidden="true"
                viewBox="0 0 120 48"
                className="h-16 w-28 shrink-0 rounded-lg border border-line bg-surface p-2 md:h-20 md:w-36"
              >
                <path
                  d={pictures[step]}
                  fill="none"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  className="stroke-brand-strong"
                />
              </svg>
              {index < STEPS.length - 1 && <Connector paused={paused} />}
            </div>
            <div className="pb-6 md:pr-6 md:pt-4">
              <h4 className="font-semibold">{t(`technologyLive.flow.${step}.title`)}</h4>
              <p className="mt-1 text-sm text-pretty text-muted">{t(`technologyLive.flow.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Down on a phone, to the right elsewhere. */
function Connector({ paused }: { paused: boolean }) {
  const look = cx("stroke-brand motion-reduce:animate-none", !paused && "animate-flow");
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 4 100" preserveAspectRatio="none" className="h-0 w-1 grow md:hidden">
        <path d="M2 0V100" strokeWidth="2" strokeDasharray="6 6" vectorEffect="non-scaling-stroke" className={look} />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="hidden h-1 grow md:block">
        <path d="M0 2H100" strokeWidth="2" strokeDasharray="6 6" vectorEffect="non-scaling-stroke" className={look} />
      </svg>
    </>
  );
}
