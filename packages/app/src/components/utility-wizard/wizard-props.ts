import type { UtilityReturn } from "./utility-return";

export interface UtilityWizardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LoadedWizardProps extends UtilityWizardProps {
  /** The result of the utility's page, when the user has just come back from there. */
  cameBack: UtilityReturn | null;
}
