import { skipToken, useQuery } from "@tanstack/react-query";
import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import { WEEKDAYS } from "@wattleaf/shared/domain/device-schedules";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { timeOf } from "../../../components/devices/local-moment";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { useT } from "../../../lib/i18n";
import { trpcClient } from "../../../lib/trpc";
import type { ReadyMeter } from "../energy/use-energy";
import type { AdviceAction } from "./advice-action";
import { useFreePlug } from "./use-free-plug";

/** What a dishwasher's program takes. */
const RUN_MINUTES = 120;
/** A machine is loaded after dinner, and is to be done in the morning. */
const LOADED_AT_HOUR = 18;
const DONE_WITHIN_HOURS = 14;
/** A home's other load, which has no part in the price of a run under prices per kWh. */
const OTHER_LOAD_KW = 0.8;
const SOLVE_SECONDS = 2;
const RUN = "run";

/** Turns a free smart plug on for a machine's run at the lowest price of the night; null without one, undefined until known. */
export function useRunAction(candidate: AdviceCandidate, meter: ReadyMeter): AdviceAction | null | undefined {
  const t = useT();
  const nameOf = useDeviceName();
  const { timeZone, tariffId } = meter;
  const plug = useFreePlug(candidate.kind === "shift_run");
  const isAsked = candidate.kind === "shift_run" && Boolean(plug) && tariffId !== null;
  const start = useQuery({
    queryKey: ["cheapest run", tariffId, timeZone],
    queryFn: isAsked ? () => cheapestStart(timeZone, tariffId, candidate.kwh_per_run) : skipToken,
    staleTime: HOUR_MS,
  });
  if (candidate.kind !== "shift_run") return null;
  if (!plug) return plug;
  if (!start.data) return isAsked && start.isPending ? undefined : null;
  const time = timeOf(Date.parse(start.data), timeZone);
  const values = { device: nameOf(plug), time, hours: RUN_MINUTES / 60 };
  return {
    label: t("dashboard.advice.shift_run.do"),
    text: t("dashboard.advice.shift_run.confirm", values),
    steps: ([1, 2, 3] as const).map((step) => t(`dashboard.advice.shift_run.step${step}`, values)),
    link: null,
    run: async () => {
      const { actionId } = await trpcClient.devices.addSchedule.mutate({
        device_id: plug.id,
        command: "on",
        minutes: RUN_MINUTES,
        time,
        weekdays: [...WEEKDAYS],
        time_zone: timeZone,
      });
      return () => trpcClient.devices.undo.mutate({ action_id: actionId });
    },
    done: t("dashboard.advice.shift_run.done", values),
  };
}

/** Of the next evening and night, by the optimizer; null when it finds none. */
async function cheapestStart(timeZone: string, tariffId: string, kwhPerRun: number): Promise<string | null> {
  const clock = zoneClock(timeZone);
  const nowLocalMs = clock(Date.now());
  const loadedAtMs = nowLocalMs - (nowLocalMs % DAY_MS) + LOADED_AT_HOUR * HOUR_MS;
  const fromMs = utcOfLocal(clock, loadedAtMs > nowLocalMs ? loadedAtMs : loadedAtMs + DAY_MS);
  const at = (ms: number) => new Date(ms).toISOString();
  const { runs } = await trpcClient.optimization.schedule.mutate({
    facility_id: RUN,
    time_horizon: DONE_WITHIN_HOURS,
    constraints: {
      start: at(fromMs),
      time_zone: timeZone,
      tariff_id: tariffId,
      load_kw: OTHER_LOAD_KW,
      time_limit_seconds: SOLVE_SECONDS,
      appliances: [
        {
          id: RUN,
          phases: [{ minutes: RUN_MINUTES, kw: (kwhPerRun * HOUR_MS) / (RUN_MINUTES * MINUTE_MS) }],
          earliest: at(fromMs),
          latest_end: at(fromMs + DONE_WITHIN_HOURS * HOUR_MS),
          interruptible: false,
        },
      ],
    },
  });
  return runs[0]?.start ?? null;
}
