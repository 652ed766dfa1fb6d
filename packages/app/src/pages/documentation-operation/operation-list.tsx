import { apiReference } from "virtual:api-reference";
import { useDomainName } from "../../components/documentation/domain-name";
import { operationAddress } from "../../components/documentation/operation-address";
import { useReferenceText } from "../../components/documentation/use-reference-text";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";

/** All operations by domain, the domain of the current one open. */
export function OperationList({ current }: { current: string }) {
  const t = useT();
  const textOf = useReferenceText();
  const nameOf = useDomainName();
  const own = current.split(".")[0];
  return (
    <nav aria-label={t("documentation.reference.endpoints")} className="hidden lg:block">
      <div className="sticky top-20 max-h-[calc(100vh-6rem)] overflow-y-auto">
        {Array.from(
          Map.groupBy(apiReference, ({ domain }) => domain),
          ([domain, operations]) => (
            <details key={domain} open={domain === own} className="border-b border-line">
              <summary className="cursor-pointer py-2 text-sm font-semibold">{nameOf(domain)}</summary>
              <ul className="pb-2">
                {operations.map(({ id, summary }) => (
                  <li key={id}>
                    <SiteLink
                      to={operationAddress(id)}
                      aria-current={id === current ? "page" : undefined}
                      className={`block py-1.5 text-sm hover:text-ink ${id === current ? "font-semibold text-brand-strong" : "text-muted"}`}
                    >
                      {textOf(summary)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          ),
        )}
      </div>
    </nav>
  );
}
