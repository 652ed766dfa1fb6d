import { isMeasured, type MeasuredUsage, type UsageFacts } from "../contracts/usage";
import { LONGEST_METER_INTERVAL_SECONDS, METER_FILE_EXTENSIONS } from "./meters";

/** Whether an uploaded file has what a meter needs: electricity in even intervals of an hour or less, as XML or CSV. */
export function hasMeterReadings(fileName: string, facts: UsageFacts): facts is MeasuredUsage {
  const { source, commodity, intervalSeconds } = facts;
  const extension = fileName.split(".").at(-1)?.toLowerCase();
  return (
    METER_FILE_EXTENSIONS.some((known) => known === extension) &&
    (source === "green_button" || source === "interval_csv") &&
    commodity === "electricity" &&
    intervalSeconds !== null &&
    LONGEST_METER_INTERVAL_SECONDS % intervalSeconds === 0 &&
    isMeasured(facts)
  );
}
