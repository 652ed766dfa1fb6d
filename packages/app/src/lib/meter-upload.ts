import { METER_UPLOAD, type MeterUploadReply } from "@wattleaf/shared/contracts/meters";
import { sendForm } from "./upload";

/**
 * Uploads a Green Button file or a table of intervals as a meter.
 * @throws UploadFailure, or AbortError when the signal fires
 */
export function uploadMeterFile(
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<MeterUploadReply> {
  // For a table, whose times have no zone: assumes that the user is in the home's time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return sendForm(METER_UPLOAD.path, { file, timeZone }, onProgress, signal);
}
