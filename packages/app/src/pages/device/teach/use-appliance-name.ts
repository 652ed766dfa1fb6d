import type { LABEL_APPLIANCES } from "@wattleaf/shared/domain/nilm";
import { useT } from "../../../lib/i18n";

/** What a user can say ran, by name. */
export function useApplianceName(): (appliance: (typeof LABEL_APPLIANCES)[number]) => string {
  const t = useT();
  return (appliance) => (appliance === "other" ? t("devicePage.teach.other") : t(`load.${appliance}`));
}
