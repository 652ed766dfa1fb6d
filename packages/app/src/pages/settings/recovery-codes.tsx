import { useEffect, useRef } from "react";
import { CopyButton } from "../../components/copy-button";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";

/** The only time that the codes are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form's button, which had the focus, is gone.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <>
      <Alert variant="warning" live title={t("settings.recovery.once")}>
        {t("settings.recovery.text")}
      </Alert>
      <ul
        aria-label={t("settings.recovery.title")}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:justify-end">
        <CopyButton ref={copyButton} variant="secondary" text={codes.join("\n")} label={t("settings.recovery.copy")} />
        <Button onClick={onDone}>{t("settings.recovery.saved")}</Button>
      </div>
    </>
  );
}
