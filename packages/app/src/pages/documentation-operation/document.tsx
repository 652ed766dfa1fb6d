import { apiReference } from "virtual:api-reference";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReferenceField, ReferenceOperation } from "../../../reference/reference";
import { AccessFacts } from "../../components/documentation/access-facts";
import { CodeBlock } from "../../components/documentation/code-block";
import { useDomainName } from "../../components/documentation/domain-name";
import { FieldList } from "../../components/documentation/field-list";
import { DocumentationFrame } from "../../components/documentation/frame";
import { issueOf } from "../../components/documentation/issue-list";
import { MethodBadge } from "../../components/documentation/method-badge";
import { operationAddress, slugOf } from "../../components/documentation/operation-address";
import { PathText } from "../../components/documentation/path-text";
import { samplesOf } from "../../components/documentation/samples";
import { useReferenceText } from "../../components/documentation/use-reference-text";
import { Island } from "../../components/island";
import { SiteLink } from "../../components/site-link";
import type { DocumentHead, DocumentProps } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { translateIn } from "../../lib/messages";
import { SITE_ORIGIN } from "../../lib/site-origin";
import { OperationList } from "./operation-list";
import { island as tryIt } from "./try.island";
import { tryPropsOf } from "./try-props";

export const instances = () => apiReference.map(({ id }) => ({ operation: slugOf(id) }));

function operationAt(slug: string | undefined): ReferenceOperation {
  const operation = apiReference.find(({ id }) => slugOf(id) === slug);
  if (!operation) throw new Error(`No operation at ${slug}`);
  return operation;
}

/** One operation of the public API. */
export function Page({ params }: DocumentProps) {
  const t = useT();
  const textOf = useReferenceText();
  const nameOf = useDomainName();
  const operation = operationAt(params["operation"]);
  const { id, domain, method, path, pathFields, headerFields, summary, description, access } = operation;
  const { parameters, response, example } = operation;
  const [first, ...others] = samplesOf(operation, SITE_ORIGIN);
  return (
    <DocumentationFrame part="reference" isBelow>
      <div className="grid gap-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <OperationList current={id} />
        <article className="min-w-0">
          <p className="text-sm font-semibold text-muted">{nameOf(domain)}</p>
          <h1 className="mt-1 max-w-3xl text-3xl font-bold tracking-tight text-balance">{textOf(summary)}</h1>
          <p className="mt-4 flex flex-wrap items-center gap-3">
            <MethodBadge method={method} />
            <PathText path={path} className="font-semibold" />
          </p>
          <AccessFacts access={access} />
          {description && <p className="mt-4 max-w-prose text-lg text-pretty">{textOf(description)}</p>}
          <div className="mt-8 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_27rem]">
            <div className="flex min-w-0 flex-col gap-10">
              <Fields
                title={t("documentation.endpoint.parameters")}
                fields={parameters}
                pathFields={pathFields}
                headerFields={headerFields}
                isInput
              />
              <Fields title={t("documentation.endpoint.response")} fields={response} />
              <Errors operation={operation} />
            </div>
            <section aria-label={t("documentation.endpoint.example")} className="flex min-w-0 flex-col gap-3">
              <h2 className="text-lg font-semibold">{t("documentation.endpoint.example")}</h2>
              {first && <CodeBlock title={first.language} code={first.code} clipped />}
              {others.map(({ language, code }) => (
                <details key={language}>
                  <summary className="cursor-pointer py-1 text-sm font-medium text-brand-strong">{language}</summary>
                  <div className="mt-2">
                    <CodeBlock title={language} code={code} clipped />
                  </div>
                </details>
              ))}
            </section>
          </div>
          {/* The form for trying calls sends JSON, and no files. */}
          {!example.form && <Island of={tryIt} props={tryPropsOf(operation)} className="mt-12" />}
          <Neighbors operation={operation} />
        </article>
      </div>
    </DocumentationFrame>
  );
}

interface FieldsProps {
  title: string;
  fields: readonly ReferenceField[];
  pathFields?: readonly string[];
  headerFields?: readonly string[];
  isInput?: boolean;
}

function Fields({ title, fields, ...rest }: FieldsProps) {
  const t = useT();
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {fields.length === 0 ? (
        <p className="text-muted">{t("documentation.endpoint.none")}</p>
      ) : (
        <FieldList fields={fields} {...rest} />
      )}
    </section>
  );
}

/** Codes with a remedy lead to it. */
function Errors({ operation: { errors } }: { operation: ReferenceOperation }) {
  const t = useT();
  return (
    <section aria-label={t("documentation.endpoint.errors")}>
      <h2 className="mb-3 text-lg font-semibold">{t("documentation.endpoint.errors")}</h2>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {errors.map(({ status, code }) => {
          const issue = issueOf(code);
          return (
            <li key={code} className="py-1">
              {status}{" "}
              {issue ? (
                <SiteLink
                  to={`/documentation/troubleshooting#issue-${issue.id}`}
                  className="text-brand-strong underline underline-offset-4"
                >
                  {code}
                </SiteLink>
              ) : (
                <span className="text-muted">{code}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Neighbors({ operation }: { operation: ReferenceOperation }) {
  const t = useT();
  const textOf = useReferenceText();
  const index = apiReference.indexOf(operation);
  const [before, after] = [apiReference[index - 1], apiReference[index + 1]];
  const look = "flex min-w-0 items-center gap-2 py-3 font-medium hover:text-brand-strong";
  return (
    <nav aria-label={t("documentation.neighbors")} className="mt-12 grid gap-x-8 border-t border-line sm:grid-cols-2">
      {before && (
        <SiteLink to={operationAddress(before.id)} className={look}>
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {textOf(before.summary)}
        </SiteLink>
      )}
      {after && (
        <SiteLink to={operationAddress(after.id)} className={`${look} sm:col-start-2 sm:justify-end sm:text-right`}>
          {textOf(after.summary)}
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </SiteLink>
      )}
    </nav>
  );
}

export function head({ params }: DocumentProps, language: Language, fallback: DocumentHead): DocumentHead {
  const { summary, description, method, path } = operationAt(params["operation"]);
  const textOf = translateIn(language);
  const text = description ? ` ${textOf(description as MessageKey)}` : "";
  return {
    ...fallback,
    title: `${textOf(summary as MessageKey)} – Wattleaf`,
    description: `${method} ${path}.${text}`,
  };
}
