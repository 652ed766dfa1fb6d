import { Download } from "lucide-react";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { useEffect } from "react";
import type { ReferenceOperation } from "../../../reference/reference";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Endpoint } from "./endpoint";
import { useReferenceText } from "./use-reference-text";

interface ApiReferenceProps {
  operations: readonly ReferenceOperation[];
  searching: boolean;
}

/** How many search results are opened automatically. */
const OPENED_FINDS = 5;

/** The matching endpoints, by domain, with a table of contents where there is room. */
export function ApiReference({ operations, searching }: ApiReferenceProps) {
  const t = useT();
  const textOf = useReferenceText();
  const nameOf = useDomainName();
  useEffect(() => reveal(location.hash.slice(1)), []);
  const domains = Array.from(Map.groupBy(operations, ({ domain }) => domain));
  const index = domains.map(([domain, found]) => (
    <div key={domain} className="mb-4">
      <p className="text-sm font-semibold">{nameOf(domain)}</p>
      <ul>
        {found.map(({ id, summary }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => reveal(id)}
              className="block py-1.5 text-sm text-muted transition duration-150 hover:text-ink"
            >
              {textOf(summary)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose grow basis-64 text-muted">{t("documentation.reference.text")}</p>
        <span className="flex flex-wrap gap-3">
          <FileButton href="/api/openapi.json" name="wattleaf-openapi.json">
            {t("documentation.reference.openapi")}
          </FileButton>
          <FileButton href="/api/postman.json" name="wattleaf-postman.json">
            {t("documentation.reference.postman")}
          </FileButton>
        </span>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t("documentation.reference.endpoints")} className="min-w-0">
          <details className="lg:hidden">
            <summary className="cursor-pointer border-y border-line py-3 font-medium">
              {t("documentation.reference.endpoints")}
            </summary>
            <div className="pt-4">{index}</div>
          </details>
          <div className="sticky top-20 hidden max-h-[calc(100vh-6rem)] overflow-y-auto lg:block">{index}</div>
        </nav>
        <div className="flex min-w-0 flex-col gap-10">
          {domains.map(([domain, found]) => (
            <section key={domain} aria-labelledby={`domain-${domain}`}>
              <h2 id={`domain-${domain}`} className="mb-4 text-xl font-semibold">
                {nameOf(domain)}
              </h2>
              {found.map((operation) => (
                <Endpoint
                  key={operation.id}
                  operation={operation}
                  open={searching ? operations.length <= OPENED_FINDS : operation === operations[0]}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** A domain that is missing in the catalog is shown by its contract name. */
function useDomainName() {
  const t = useT();
  return (domain: string) => {
    const key = `documentation.domain.${domain}`;
    const known = t(key as MessageKey);
    return known === key ? domain : known;
  };
}

/** Opens the endpoint that a link points to. */
function reveal(id: string) {
  const endpoint = document.getElementById(id);
  if (endpoint instanceof HTMLDetailsElement) endpoint.open = true;
}

function FileButton({ href, name, children }: { href: string; name: string; children: string }) {
  return (
    <Button variant="secondary" icon={<Download aria-hidden="true" className="size-4" />} asChild>
      <a href={href} download={name}>
        {children}
      </a>
    </Button>
  );
}
