import { useEffect, useRef } from "react";
import { CopyButton } from "../../components/copy-button";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";

interface NewKeyProps {
  created: { name: string; key: string };
  onDone: () => void;
}

/** The only time that the key itself is shown. */
export function NewKey({ created: { name, key }, onDone }: NewKeyProps) {
  const t = useT();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form's button, which had the focus, is gone.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <>
      <Alert variant="warning" live title={t("settings.new.warning.title")}>
        {t("settings.new.warning.text")}
      </Alert>
      <div>
        <p className="text-sm font-medium">{t("settings.new.label", { name })}</p>
        <code className="mt-1.5 block select-all break-all rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm">
          {key}
        </code>
      </div>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          {t("settings.new.done")}
        </Button>
        <CopyButton ref={copyButton} text={key} label={t("settings.new.copy")} />
      </div>
    </>
  );
}
