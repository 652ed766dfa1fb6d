import { ONBOARDING_UPLOAD_EXTENSIONS } from "@wattleaf/shared/domain/uploads";
import { useEffect, useEffectEvent } from "react";
import { useT } from "../../lib/i18n";
import { uploadPercent } from "../../lib/upload-progress";
import { Button } from "../../ui/button";
import { FileDrop } from "../../ui/file-drop";
import { FileSummary } from "./file-summary";
import { StepFrame } from "./step-frame";
import type { Advance } from "./use-onboarding";
import { useGuessSteps, useStepUpload } from "./use-step-upload";

/** Long enough to see the success before the next step opens. */
const ADVANCE_DELAY_MS = 1000;

interface UploadStepProps {
  busy: boolean;
  onAdvance: Advance;
}

export function UploadStep({ busy, onAdvance }: UploadStepProps) {
  const t = useT();
  const { state, choose, remove } = useStepUpload();
  const uploaded = state.kind === "uploaded";
  const fresh = uploaded && state.fresh;
  const advance = useEffectEvent(() => onAdvance("upload_bill", true));
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => advance(), ADVANCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  return (
    <StepFrame
      title={t("onboarding.upload.title")}
      text={t("onboarding.upload.text")}
      actions={
        <Button
          variant={uploaded ? "primary" : "secondary"}
          disabled={busy || state.kind === "uploading"}
          onClick={() => onAdvance("upload_bill", uploaded)}
        >
          {t(uploaded ? "onboarding.continue" : "onboarding.skipStep")}
        </Button>
      }
    >
      <FileDrop
        label={t("onboarding.upload.title")}
        hint={t("onboarding.upload.limits")}
        chooseLabel={t("onboarding.upload.choose")}
        removeLabel={t("onboarding.upload.remove")}
        accept={ONBOARDING_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        file={
          uploaded ? { name: state.file.fileName } : state.kind === "uploading" ? { name: state.fileName } : undefined
        }
        progress={useProgress(state)}
        error={state.kind === "failed" ? state.message : undefined}
        disabled={busy}
        onFile={choose}
        onRemove={remove}
      />
      {uploaded && <FileSummary file={state.file} />}
    </StepFrame>
  );
}

/** 100 % is only shown when the server is done. */
function useProgress(state: ReturnType<typeof useStepUpload>["state"]) {
  const t = useT();
  const uploading = state.kind === "uploading";
  const guessSteps = useGuessSteps(uploading && state.sent === null);
  if (state.kind !== "uploaded" && !uploading) return undefined;
  const percent = uploading ? uploadPercent(state.sent, guessSteps) : 100;
  const reading = uploading && state.sent === 1;
  return {
    valuePercent: percent,
    text: reading ? t("onboarding.upload.reading") : t("onboarding.upload.percent", { percent }),
  };
}
