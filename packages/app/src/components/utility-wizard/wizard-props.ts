import type { UtilityReturn } from "./utility-return";

export interface UtilityWizardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LoadedWizardProps extends UtilityWizardProps {
  /** How it went at the utility, when the person has just come back from there. */
  cameBack: UtilityReturn | null;
}
