import type { Meter } from "@wattleaf/shared/contracts/meters";
import { MAX_METER_FILE_BYTES, METER_FILE_EXTENSIONS } from "@wattleaf/shared/domain/meters";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { apiErrorText } from "../../lib/api-error";
import { uploadMeterFile } from "../../lib/meter-upload";
import { UploadFailure } from "../../lib/upload-failure";
import { checkUpload } from "../../lib/upload-check";
import { useLanguage } from "../../stores/language";

export type MeterFile =
  | { kind: "idle" }
  | { kind: "sending"; fileName: string; sent: number }
  | { kind: "failed"; message: string };

const MEGABYTE = 1024 * 1024;

/** Uploads a Green Button file and passes on the resulting meter. Leaving the step cancels it. */
export function useMeterFile(onMeter: (meter: Meter) => void) {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<MeterFile>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    const problem = checkUpload(file, METER_FILE_EXTENSIONS, MAX_METER_FILE_BYTES);
    if (problem)
      return setState({
        kind: "failed",
        message: t(`utility.file.${problem}`, { megabytes: MAX_METER_FILE_BYTES / MEGABYTE }),
      });
    const abort = new AbortController();
    running.current = abort;
    const onProgress = (sent: number) => setState({ kind: "sending", fileName: file.name, sent });
    onProgress(0);
    try {
      const { meter } = await uploadMeterFile(file, onProgress, abort.signal);
      onMeter(meter);
    } catch (error) {
      if (error instanceof UploadFailure) setState({ kind: "failed", message: apiErrorText(error, language, t) });
    }
  };

  const remove = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, choose: (file: File) => void choose(file), remove };
}
