import type { NilmDemo } from "@wattleaf/shared/contracts/nilm";
import {
  DEMO_LAST_START_MINUTE,
  DEMO_SHOWN_FROM_MINUTE,
  type DemoAppliance,
  type DemoPress,
} from "@wattleaf/shared/domain/nilm-demo";
import { useRef, useState } from "react";
import { postJson } from "../../lib/rest";

/** How much later the next appliance starts, unless the visitor chooses a time. */
const NEXT_START_MINUTES = 50;

/** Null when it failed. */
const run = (presses: readonly DemoPress[]) => postJson<NilmDemo>("/api/nilm/demo", { presses }).catch(() => null);

/** What the visitor switched on, and what the server recognized in the total of it. */
export function useLiveSplit() {
  const [presses, setPresses] = useState<readonly DemoPress[]>([]);
  const [startMinute, setStartMinute] = useState(DEMO_SHOWN_FROM_MINUTE + 60);
  const [found, setFound] = useState<NilmDemo | null>(null);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const latest = useRef(0);

  const analyze = async (next: readonly DemoPress[]) => {
    setPresses(next);
    setFound(null);
    // An answer to an earlier press says nothing about the curve that is shown by now.
    const call = (latest.current += 1);
    if (next.length === 0) return setState("idle");
    setState("pending");
    const result = await run(next);
    if (call !== latest.current) return;
    setFound(result);
    setState(result ? "idle" : "failed");
  };

  return {
    presses,
    startMinute,
    setStartMinute,
    found,
    state,
    press: (appliance: DemoAppliance) => {
      void analyze([...presses, { appliance, startMinute }]);
      const next = startMinute + NEXT_START_MINUTES;
      setStartMinute(next > DEMO_LAST_START_MINUTE ? DEMO_SHOWN_FROM_MINUTE : next);
    },
    remove: (index: number) => void analyze(presses.filter((_, at) => at !== index)),
    reset: () => void analyze([]),
    retry: () => void analyze(presses),
  };
}
