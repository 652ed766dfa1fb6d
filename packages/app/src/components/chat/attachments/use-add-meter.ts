import type { ActionAttachment } from "@wattleaf/shared/contracts/attachments";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { useState } from "react";
import { apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { loadAreas } from "../../../lib/load-areas";
import { uploadMeterFile } from "../../../lib/meter-upload";
import { refreshMeters, useMeters } from "../../../lib/meters";
import { refreshUser } from "../../../lib/session";
import { UploadFailure } from "../../../lib/upload-failure";
import { useLanguage } from "../../../stores/language";

type UploadedReadings = NonNullable<ActionAttachment["file"]>;

type Sending = { state: "idle" } | { state: "sending"; sent: number } | { state: "failed"; message: string };

/** Sends an uploaded file once more, as a meter. `added` is the meter that holds its readings, from here or before. */
export function useAddMeter(readings: UploadedReadings) {
  const t = useT();
  const language = useLanguage();
  const { data } = useMeters();
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const added = data?.meters.find((meter) => holds(meter, readings)) ?? null;

  const add = async (file: File) => {
    const onProgress = (sent: number) => setSending({ state: "sending", sent });
    onProgress(0);
    try {
      await uploadMeterFile(file, onProgress, new AbortController().signal);
      await Promise.all([refreshMeters(), refreshUser()]);
      setSending({ state: "idle" });
    } catch (error) {
      const failure = error instanceof UploadFailure ? error : new UploadFailure("network", "");
      await loadAreas(language, ["reasons"]);
      setSending({ state: "failed", message: apiErrorText(failure, language, t) });
    }
  };
  return { sending, added, add: (file: File) => void add(file) };
}

/** The readings' times are local, so a day at either end is left open. */
function holds({ source, status, firstReadingAt, lastReadingAt }: Meter, { start, end }: UploadedReadings): boolean {
  if (source !== "file" || status !== "ready" || firstReadingAt === null || lastReadingAt === null) return false;
  const at = (local: string) => Date.parse(`${local.slice(0, 19)}Z`);
  return Date.parse(firstReadingAt) <= at(start) + DAY_MS && Date.parse(lastReadingAt) >= at(end) - DAY_MS;
}
