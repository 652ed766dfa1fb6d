import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { useT } from "../../lib/i18n";

/** A domain that is missing in the catalog is shown by its contract name. */
export function useDomainName() {
  const t = useT();
  return (domain: string) => {
    const key = `documentation.domain.${domain}`;
    const known = t(key as MessageKey);
    return known === key ? domain : known;
  };
}
