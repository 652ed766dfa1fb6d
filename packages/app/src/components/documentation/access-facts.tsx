import { KeyRound, LockOpen } from "lucide-react";
import type { ReferenceOperation } from "../../../reference/reference";
import { useT } from "../../lib/i18n";
import { ScopeName } from "./scope-name";

/** Who may call an operation: the scope that a key needs, and what opens it besides. */
export function AccessFacts({ access: { scope, ownDataScope, openAdrScope } }: Pick<ReferenceOperation, "access">) {
  const t = useT();
  const Icon = scope === null ? LockOpen : KeyRound;
  return (
    <section aria-label={t("documentation.access")} className="mt-4 flex items-start gap-2.5 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      {scope === null ? (
        <p>{t("documentation.access.public")}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          <li>
            {t("documentation.access.key")} <ScopeName scope={scope} />
          </li>
          {ownDataScope && (
            <li className="text-muted">
              {t("documentation.access.ownData")} <ScopeName scope={ownDataScope} />
            </li>
          )}
          <li className="text-muted">{t("documentation.access.session")}</li>
          {openAdrScope && (
            <li className="text-muted">
              {t("documentation.access.openAdr")} <ScopeName scope={openAdrScope} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
