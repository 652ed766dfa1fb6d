import { useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { refreshLatestUpload } from "../../lib/latest-upload";
import { refusalText } from "../../lib/refusal";
import { refreshUser } from "../../lib/session";
import { uploadBill, UploadFailure } from "../../lib/upload";
import { checkUpload } from "../../lib/upload-check";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";

/** Green Button files are XML; the chat takes spreadsheets too, this step does not. */
export const ONBOARDING_EXTENSIONS = ["pdf", "jpg", "jpeg", "png", "csv", "xml"] as const;

export type StepUpload =
  | { kind: "idle" }
  | { kind: "uploading"; fileName: string; sent: number }
  | { kind: "uploaded"; fileName: string; analysis: string }
  | { kind: "failed"; message: string };

export function useStepUpload() {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<StepUpload>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);

  const choose = async (file: File) => {
    const problem = checkUpload(file, ONBOARDING_EXTENSIONS);
    if (problem) return setState({ kind: "failed", message: t(`onboarding.upload.${problem}`) });
    const fileName = file.name;
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "uploading", fileName, sent: 0 });
    try {
      const onProgress = (sent: number) => setState({ kind: "uploading", fileName, sent });
      const { analysis } = await uploadBill({ file, language }, onProgress, abort.signal);
      setState({ kind: "uploaded", fileName, analysis });
      await Promise.all([refreshUser(), refreshLatestUpload()]);
    } catch (error) {
      if (!(error instanceof UploadFailure)) return;
      const message = refusalText({ code: error.code, message: error.message }, language, t);
      setState({ kind: "failed", message });
      const description = t("onboarding.upload.failed.text");
      showToast({ title: t("onboarding.upload.failed.title"), description, variant: "destructive" });
    }
  };

  /** Takes the file back; one that is still on its way is cancelled. */
  const remove = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, choose: (file: File) => void choose(file), remove };
}
