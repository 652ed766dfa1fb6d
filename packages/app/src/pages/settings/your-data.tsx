import { ACCOUNT_EXPORT } from "@wattleaf/shared/contracts/account";
import { Download } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { SettingsSection } from "./section";

export function YourData() {
  const t = useT();
  return (
    <SettingsSection id="your-data" title={t("settings.data.title")} text={t("settings.data.text")}>
      <Button variant="secondary" asChild icon={<Download aria-hidden="true" className="size-5" />}>
        <a href={ACCOUNT_EXPORT.path} download>
          {t("settings.data.export")}
        </a>
      </Button>
    </SettingsSection>
  );
}
