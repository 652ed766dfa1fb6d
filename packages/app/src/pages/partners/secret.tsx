import { CopyButton } from "../../components/copy-button";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";

/** A secret, the only time that it is shown. */
export function Secret({ label, secret }: { label: string; secret: string }) {
  const t = useT();
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Alert variant="warning" live title={t("partners.secret.title")}>
        {t("partners.secret.text")}
      </Alert>
      <p className="text-sm font-medium">{label}</p>
      <code className="block select-all break-all rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm">
        {secret}
      </code>
      <CopyButton text={secret} className="self-start" />
    </div>
  );
}
