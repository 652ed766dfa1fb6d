import type { Meter } from "@wattleaf/shared/contracts/meters";
import { MAX_METER_FILE_BYTES, METER_FILE_EXTENSIONS } from "@wattleaf/shared/domain/meters";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { FileDrop } from "../../ui/file-drop";
import { useMeterFile } from "./use-meter-file";

const MEGABYTE = 1024 * 1024;

interface FileStepProps {
  onMeter: (meter: Meter) => void;
  onBack: () => void;
}

export function FileStep({ onMeter, onBack }: FileStepProps) {
  const t = useT();
  const { state, choose, remove } = useMeterFile(onMeter);
  const megabytes = MAX_METER_FILE_BYTES / MEGABYTE;
  const percent = state.kind === "sending" ? Math.floor(state.sent * 100) : 0;
  const progressText = percent < 100 ? t("utility.file.percent", { percent }) : t("utility.file.reading");
  return (
    <>
      <FileDrop
        label={t("utility.file.drop")}
        hint={t("utility.file.limits", { megabytes })}
        chooseLabel={t("utility.file.choose")}
        removeLabel={t("utility.file.remove")}
        accept={METER_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        file={state.kind === "sending" ? { name: state.fileName } : undefined}
        progress={state.kind === "sending" ? { valuePercent: percent, text: progressText } : undefined}
        error={state.kind === "failed" ? state.message : undefined}
        onFile={choose}
        onRemove={remove}
      />
      <Button variant="secondary" onClick={onBack} className="sm:self-start">
        {t("utility.form.back")}
      </Button>
    </>
  );
}
