import { apiReference } from "virtual:api-reference";
import { Download } from "lucide-react";
import type { ReferenceOperation } from "../../../reference/reference";
import { useDomainName } from "../../components/documentation/domain-name";
import { DocumentationFrame } from "../../components/documentation/frame";
import { MethodBadge } from "../../components/documentation/method-badge";
import { operationAddress } from "../../components/documentation/operation-address";
import { operationGroups } from "../../components/documentation/operation-groups";
import { PathText } from "../../components/documentation/path-text";
import { ScopeName } from "../../components/documentation/scope-name";
import { useReferenceText } from "../../components/documentation/use-reference-text";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";

/** Everything that a program can call, a line each, with the scope that its key needs. */
export function Page() {
  const t = useT();
  return (
    <DocumentationFrame part="reference">
      {/* Addresses of the time when the documentation was one page. */}
      <span data-live="old-documentation" hidden />
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
      <div className="mt-10 flex flex-col gap-16">
        {operationGroups(apiReference).map(({ group, domains }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="scroll-mt-24 text-2xl font-bold tracking-tight">
              {t(`documentation.group.${group}`)}
            </h2>
            <p className="mt-2 max-w-prose text-muted">{t(`documentation.group.${group}.text`)}</p>
            <div className="mt-8 flex flex-col gap-12">
              {Array.from(domains, ([domain, operations]) => (
                <DomainSection key={domain} domain={domain} operations={operations} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </DocumentationFrame>
  );
}

function DomainSection({ domain, operations }: { domain: string; operations: readonly ReferenceOperation[] }) {
  const nameOf = useDomainName();
  return (
    <section aria-labelledby={`domain-${domain}`} className="grid gap-x-12 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <h3 id={`domain-${domain}`} className="scroll-mt-24 text-lg font-semibold lg:pt-3">
        {nameOf(domain)}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {operations.map((operation) => (
          <OperationRow key={operation.id} operation={operation} />
        ))}
      </ul>
    </section>
  );
}

function OperationRow({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, access } = operation;
  const t = useT();
  const textOf = useReferenceText();
  return (
    <li
      id={id}
      className="group relative grid scroll-mt-24 gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <SiteLink
        to={operationAddress(id)}
        className="font-medium decoration-brand underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
      >
        {textOf(summary)}
      </SiteLink>
      <span className="flex items-start gap-3">
        <MethodBadge method={method} />
        <PathText path={path} className="grow pt-0.5 text-sm text-muted" />
        {access.scope ? (
          <ScopeName scope={access.scope} />
        ) : (
          <span className="pt-0.5 text-xs text-muted">{t("documentation.access.none")}</span>
        )}
      </span>
    </li>
  );
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
