import { ChevronDown } from "lucide-react";
import { Fragment, memo } from "react";
import type { ReferenceField, ReferenceOperation } from "../../../reference/reference";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { CodeBlock } from "./code-block";
import { curlOf } from "./curl";
import { FieldList } from "./field-list";
import { useOrigin } from "./use-origin";
import { useReferenceText } from "./use-reference-text";

interface EndpointProps {
  operation: ReferenceOperation;
  open: boolean;
}

const methodLooks = { GET: "neutral", POST: "brand", PUT: "amber", PATCH: "amber", DELETE: "danger" } as const;

/** One operation, collapsed at first. The browser's find opens it too. Memoized: a search renders dozens. */
export const Endpoint = memo(function Endpoint({ operation, open }: EndpointProps) {
  const t = useT();
  const textOf = useReferenceText();
  const origin = useOrigin();
  const { id, method, path, pathFields, summary, description, parameters, response, errors } = operation;
  return (
    <details id={id} open={open} className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-start gap-4 py-4 transition duration-150 hover:bg-sunken">
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Badge variant={methodLooks[method]}>{method}</Badge>
            <code className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">
              {path.split(/(?=\/)/).map((part) => (
                <Fragment key={part}>
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </code>
          </span>
          <span className="mt-1.5 block">
            <span className="font-medium">{textOf(summary)}</span>
            {description && <span className="block text-muted">{textOf(description)}</span>}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-8 pb-10 pt-2 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Fields title={t("documentation.endpoint.parameters")} fields={parameters} pathFields={pathFields} isInput />
          <Fields title={t("documentation.endpoint.response")} fields={response} />
          <div>
            <h3 className="mb-2 text-sm font-semibold text-muted">{t("documentation.endpoint.errors")}</h3>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 font-mono text-sm">
              {errors.map(({ status, code }) => (
                <li key={code}>
                  {status} <span className="text-muted">{code}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="min-w-0">
          <CodeBlock title={t("documentation.endpoint.example")} code={curlOf(operation, origin)} clipped />
        </div>
      </div>
    </details>
  );
});

interface FieldsProps {
  title: string;
  fields: readonly ReferenceField[];
  pathFields?: readonly string[];
  isInput?: boolean;
}

function Fields({ title, fields, ...rest }: FieldsProps) {
  const t = useT();
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold text-muted">{title}</h3>
      {fields.length === 0 ? (
        <p className="text-sm text-muted">{t("documentation.endpoint.none")}</p>
      ) : (
        <FieldList fields={fields} {...rest} />
      )}
    </div>
  );
}
