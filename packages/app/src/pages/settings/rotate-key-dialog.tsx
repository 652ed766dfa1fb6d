import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import { DEFAULT_ROTATION_OVERLAP_HOURS, MAX_ROTATION_OVERLAP_HOURS } from "@wattleaf/shared/domain/api-keys";
import { useState } from "react";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { NewKey } from "./new-key";
import { useRotateKey } from "./use-api-keys";

interface RotateKeyDialogProps {
  /** The key to rotate; null while there is none. */
  apiKey: ApiKey | null;
  onClose: () => void;
}

/** Asks how long the old secret is to work, then shows the new one once. */
export function RotateKeyDialog({ apiKey, onClose }: RotateKeyDialogProps) {
  const t = useT();
  const rotation = useRotateKey();
  const close = () => {
    onClose();
    rotation.reset();
  };
  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={(next) => !next && close()}
      closesOnBackdrop={!rotation.data}
      title={rotation.data ? t("settings.new.title") : t("settings.rotate.title", { name: apiKey?.name ?? "" })}
      closeLabel={t("action.close")}
    >
      {rotation.data ? (
        <NewKey created={rotation.data} onDone={close} />
      ) : (
        apiKey && <RotateForm apiKey={apiKey} rotation={rotation} />
      )}
    </Dialog>
  );
}

function RotateForm({ apiKey, rotation }: { apiKey: ApiKey; rotation: ReturnType<typeof useRotateKey> }) {
  const t = useT();
  const language = useLanguage();
  const [overlapHours, setOverlapHours] = useState(DEFAULT_ROTATION_OVERLAP_HOURS);
  return (
    <>
      <p className="text-muted">{t("settings.rotate.text")}</p>
      <Field label={t("settings.rotate.overlap")}>
        <Select
          value={String(overlapHours)}
          onChange={(event) => setOverlapHours(Number(event.target.value))}
          options={[
            { value: "0", label: t("settings.rotate.now") },
            { value: String(DEFAULT_ROTATION_OVERLAP_HOURS), label: t("settings.rotate.inDay") },
            { value: String(MAX_ROTATION_OVERLAP_HOURS), label: t("settings.rotate.inWeek") },
          ]}
        />
      </Field>
      {apiKey.previous && <Alert variant="warning">{t("settings.rotate.again", apiKey.previous)}</Alert>}
      {rotation.error && (
        <Alert variant="danger" live title={t("settings.rotate.failed")}>
          {apiErrorText(apiErrorOf(rotation.error), language, t)}
        </Alert>
      )}
      <Button
        loading={rotation.isPending}
        className="sm:self-end"
        onClick={() => rotation.mutate({ id: apiKey.id, overlapHours })}
      >
        {t("settings.rotate.submit")}
      </Button>
    </>
  );
}
