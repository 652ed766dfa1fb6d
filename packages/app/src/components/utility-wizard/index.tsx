import { useQuery } from "@tanstack/react-query";
import type { Language } from "@wattleaf/shared/i18n/language";
import { useEffect, useEffectEvent, useState } from "react";
import { useT } from "../../lib/i18n";
import { loadAreas } from "../../lib/load-areas";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { forgetUtilityReturn, readUtilityReturn } from "./utility-return";
import type { UtilityWizardProps } from "./wizard-props";

async function loadWizard(language: Language) {
  const [{ Wizard }] = await Promise.all([import("./wizard"), loadAreas(language, ["utility", "reasons"])]);
  return { Wizard };
}

/**
 * The dialog that connects a meter: by the utility account, or by a Green Button file. Its code and its messages load
 * when it first opens. It opens automatically on the page that a utility redirects the user back to.
 */
export function UtilityWizard({ open, onOpenChange }: UtilityWizardProps) {
  const t = useT();
  const language = useLanguage();
  const [cameBack] = useState(readUtilityReturn);
  const { data: loaded, isError } = useQuery({
    // Messages of another language load when it is chosen.
    queryKey: ["code", "utility-wizard"],
    queryFn: () => loadWizard(language),
    enabled: open,
  });

  const openAfterReturn = useEffectEvent(() => {
    if (!cameBack) return;
    forgetUtilityReturn();
    onOpenChange(true);
  });
  useEffect(() => openAfterReturn(), []);

  const giveUp = useEffectEvent(() => {
    showToast({ title: t("error.network"), variant: "destructive" });
    onOpenChange(false);
  });
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);

  return loaded ? <loaded.Wizard open={open} onOpenChange={onOpenChange} cameBack={cameBack} /> : null;
}
