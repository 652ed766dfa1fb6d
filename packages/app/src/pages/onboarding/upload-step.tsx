import { useEffect, useEffectEvent } from "react";
import { AnswerText } from "../../components/chat/answer-text";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { FileDrop } from "../../ui/file-drop";
import { StepFrame } from "./step-frame";
import { ONBOARDING_EXTENSIONS, useStepUpload } from "./use-step-upload";
import type { Advance } from "./use-onboarding";

/** Long enough to see that the file was read, before the next step comes. */
const ADVANCE_DELAY_MS = 1000;

interface UploadStepProps {
  busy: boolean;
  onAdvance: Advance;
}

export function UploadStep({ busy, onAdvance }: UploadStepProps) {
  const t = useT();
  const { state, choose, remove } = useStepUpload();
  const uploaded = state.kind === "uploaded";
  const advance = useEffectEvent(() => onAdvance("upload_bill", true));
  useEffect(() => {
    if (!uploaded) return;
    const timer = setTimeout(() => advance(), ADVANCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [uploaded]);

  const percent = state.kind === "uploading" ? Math.round(state.sent * 100) : 0;
  const fileName = state.kind === "idle" || state.kind === "failed" ? null : state.fileName;
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
        accept={ONBOARDING_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        file={fileName === null ? undefined : { name: fileName }}
        progress={
          state.kind === "uploading"
            ? { valuePercent: percent, text: t("onboarding.upload.percent", { percent }) }
            : undefined
        }
        error={state.kind === "failed" ? state.message : undefined}
        disabled={busy}
        onFile={choose}
        onRemove={remove}
      />
      {uploaded && (
        <Alert variant="success" title={t("onboarding.upload.done")} live>
          <AnswerText text={state.analysis} />
        </Alert>
      )}
    </StepFrame>
  );
}
