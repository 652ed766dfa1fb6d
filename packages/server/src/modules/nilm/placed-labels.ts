import type { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { FieldIssue } from "@wattleaf/shared/errors";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { clockOf } from "@wattleaf/engine/nilm/home-loads";
import type { DeviceLabel } from "@wattleaf/engine/nilm/home-templates";
import { invalidInput } from "../../core/validate";

type Input = InputOf<typeof analyzeNilm>;

/** Local hour and month of each sample, if they can be determined from the input. */
export function clockOfInput({ start, time_zone: timeZone }: Input, intervalSeconds: number) {
  if (start === undefined || timeZone === undefined) return {};
  return clockOf({ startMs: Date.parse(start), intervalSeconds, timeZone });
}

/**
 * Labels in samples of the series.
 * @throws DomainError invalid_input for a time without `start`, outside the series, or before its own begin
 */
export function placedLabels({ data, start, labels }: Input, intervalSeconds: number): DeviceLabel[] {
  const issues: FieldIssue[] = [];
  const sampleOf = (time: number | string, path: string): number => {
    if (typeof time === "string" && start === undefined) {
      issues.push({ path, message: "Send start as well, or the index of a sample." });
      return 0;
    }
    const place =
      typeof time === "number"
        ? time
        : (Date.parse(time) - Date.parse(start as string)) / (intervalSeconds * SECOND_MS);
    if (place < 0 || place > data.length) issues.push({ path, message: "Use a time within data." });
    return place;
  };
  const placed = labels.map(({ device, start: begin, end }, i) => {
    const from = Math.floor(sampleOf(begin, `labels.${i}.start`));
    const to = Math.ceil(sampleOf(end, `labels.${i}.end`));
    if (to <= from) issues.push({ path: `labels.${i}.end`, message: "The end must be after the start." });
    return { device, from, to };
  });
  if (issues.length > 0) throw invalidInput(issues);
  return placed;
}
