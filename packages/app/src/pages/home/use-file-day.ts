import type { LoadDay } from "@wattleaf/shared/contracts/load-day";
import { FILE_DAY } from "@wattleaf/shared/contracts/uploads";
import { DAY_UPLOAD_EXTENSIONS } from "@wattleaf/shared/domain/uploads";
import { useRef, useState } from "react";
import { apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { checkUpload } from "../../lib/upload-check";
import { sendForm } from "../../lib/upload";
import { UploadFailure } from "../../lib/upload-failure";
import { useLanguage } from "../../stores/language";

export type FileDay =
  | { kind: "none" }
  | { kind: "reading"; fileName: string }
  | { kind: "shown"; fileName: string; day: LoadDay }
  | { kind: "failed"; message: string };

/** The visitor's own file, which the server splits and does not keep. */
export function useFileDay() {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<FileDay>({ kind: "none" });
  const running = useRef<AbortController>(undefined);

  const choose = async (file: File) => {
    running.current?.abort();
    const problem = checkUpload(file, DAY_UPLOAD_EXTENSIONS);
    if (problem) return setState({ kind: "failed", message: t(`home.day.file.${problem}`) });
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "reading", fileName: file.name });
    try {
      const day = await sendForm<LoadDay>(FILE_DAY.path, { file }, () => undefined, abort.signal);
      setState({ kind: "shown", fileName: file.name, day });
    } catch (error) {
      if (!(error instanceof UploadFailure)) return;
      const isWrongType = error.code === "file_type_not_supported";
      const message = isWrongType ? t("home.day.file.wrongType") : apiErrorText(error, language, t);
      setState({ kind: "failed", message });
    }
  };
  const remove = () => {
    running.current?.abort();
    setState({ kind: "none" });
  };
  return { state, choose: (file: File) => void choose(file), remove };
}
