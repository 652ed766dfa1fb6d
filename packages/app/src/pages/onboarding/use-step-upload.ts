import { FILE_UPLOAD, type FileUploadReply } from "@wattleaf/shared/contracts/uploads";
import { ONBOARDING_UPLOAD_EXTENSIONS } from "@wattleaf/shared/domain/uploads";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { refreshLatestUpload, useLatestUpload } from "../../lib/latest-upload";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { refreshUser } from "../../lib/session";
import { trpcClient } from "../../lib/trpc";
import { sendForm } from "../../lib/upload";
import { UploadFailure } from "../../lib/upload-failure";
import { checkUpload } from "../../lib/upload-check";
import { GUESS_STEP_MS } from "../../lib/upload-progress";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { clearToasts } from "../../stores/toasts";

/** A file that the server has read and stored. */
export type ReadFile = Pick<FileUploadReply, "uploadId" | "fileName" | "facts" | "coinsPaid">;

export type StepUpload =
  | { kind: "idle" }
  /** `sent` is null until the browser knows. */
  | { kind: "uploading"; fileName: string; sent: number | null }
  /** `fresh` when it was chosen just now, and not on an earlier visit to this step. */
  | { kind: "uploaded"; file: ReadFile; fresh: boolean }
  | { kind: "failed"; message: string };

export function useStepUpload() {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<StepUpload>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  const earlier = useLatestUpload().data;
  const [known, setKnown] = useState(false);
  if (!known && earlier !== undefined) {
    setKnown(true);
    if (earlier && state.kind === "idle")
      setState({ kind: "uploaded", file: { ...earlier, coinsPaid: 0 }, fresh: false });
  }

  const choose = async (file: File) => {
    const problem = checkUpload(file, ONBOARDING_UPLOAD_EXTENSIONS);
    if (problem) return setState({ kind: "failed", message: t(`onboarding.upload.${problem}`) });
    const fileName = file.name;
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "uploading", fileName, sent: null });
    clearToasts();
    try {
      const onProgress = (sent: number) => setState({ kind: "uploading", fileName, sent });
      const reply = await sendForm<FileUploadReply>(FILE_UPLOAD.path, { file }, onProgress, abort.signal);
      setState({ kind: "uploaded", file: reply, fresh: true });
      await Promise.all([refreshUser(), refreshLatestUpload()]);
    } catch (error) {
      if (!(error instanceof UploadFailure)) return;
      setState({ kind: "failed", message: apiErrorText(error, language, t) });
      const description = t("onboarding.upload.failed.text");
      showToast({ title: t("onboarding.upload.failed.title"), description, variant: "destructive" });
    }
  };

  /** Removes the file, also from the server; cancels an upload in progress. */
  const remove = async () => {
    running.current?.abort();
    setState({ kind: "idle" });
    if (state.kind !== "uploaded") return;
    try {
      await trpcClient.uploads.remove.mutate({ upload_id: state.file.uploadId });
    } catch (error) {
      const apiError = apiErrorOf(error);
      if (apiError.code !== "not_found") {
        setState(state);
        const description = apiErrorText(apiError, language, t);
        showToast({ title: t("onboarding.upload.removeFailed"), description, variant: "destructive" });
      }
    }
    await Promise.all([refreshUser(), refreshLatestUpload()]);
  };
  return { state, choose: (file: File) => void choose(file), remove: () => void remove() };
}

/** Counts the steps of the estimate while the upload reports no progress. */
export function useGuessSteps(active: boolean): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setSteps((count) => count + 1), GUESS_STEP_MS);
    return () => {
      clearInterval(timer);
      setSteps(0);
    };
  }, [active]);
  return steps;
}
