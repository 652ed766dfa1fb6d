import type { ActionAttachment } from "@wattleaf/shared/contracts/attachments";
import { METER_FILE_EXTENSIONS } from "@wattleaf/shared/domain/meters";
import { Check } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useT } from "../../../lib/i18n";
import { uploadedFile } from "../../../lib/uploaded-files";
import { Button } from "../../../ui/button";
import { useRepairsText } from "../../meters/use-repairs-text";
import { SiteLink } from "../../site-link";
import { useAddMeter } from "./use-add-meter";

interface AddMeterProps {
  readings: NonNullable<ActionAttachment["file"]>;
  label: string;
}

const NO_REPAIRS = { repairs: { count: 0, applied: true } };

/** Makes an uploaded file a meter with one click; after a reload, which the file does not survive, it is chosen again. */
export function AddMeter({ readings, label }: AddMeterProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { sending, added, add } = useAddMeter(readings);
  const repairs = useRepairsText()(added ?? NO_REPAIRS);
  const file = uploadedFile(readings.uploadId);
  if (added) {
    return (
      <div role="status" className="flex items-start gap-2 text-sm font-medium">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
        <p>
          {t("attachment.action.meterAdded")} {repairs}{" "}
          <Button variant="link" size="sm" asChild>
            <SiteLink to="/dashboard">{t("attachment.action.meterOpen")}</SiteLink>
          </Button>
        </p>
      </div>
    );
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) add(chosen);
    target.value = "";
  };
  const percent = sending.state === "sending" ? Math.floor(sending.sent * 100) : 0;
  return (
    <div className="flex flex-col items-start gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept={METER_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        onChange={choose}
      />
      <Button
        size="sm"
        loading={sending.state === "sending"}
        onClick={() => (file ? add(file) : input.current?.click())}
      >
        {label}
      </Button>
      <p role="status" className="text-sm text-muted">
        {sending.state === "sending" &&
          (percent < 100 ? t("attachment.action.meterSending", { percent }) : t("attachment.action.meterReading"))}
        {sending.state === "failed" && sending.message}
        {sending.state === "idle" && !file && t("attachment.action.meterFileAgain", { file: readings.name })}
      </p>
    </div>
  );
}
