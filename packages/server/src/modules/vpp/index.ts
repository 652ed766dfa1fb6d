import type { Platform } from "../../core/platform";
import { deleteOldReadings } from "./meters/service";
import { deleteOldChanges } from "./openadr/subscription-service";

export { enrolHome, homeStanding } from "./home/service";

/** Readings and notifications that nobody can ask for any more. */
export async function deleteOldVppRows(platform: Platform): Promise<void> {
  await deleteOldReadings(platform);
  await deleteOldChanges(platform);
}
