import type { ReferenceField } from "../../../reference/reference";
import { useT } from "../../lib/i18n";
import { useReferenceText } from "./use-reference-text";

interface FieldListProps {
  fields: readonly ReferenceField[];
  /** The path parameters among them. */
  pathFields?: readonly string[];
  /** Those that are sent as a header. */
  headerFields?: readonly string[];
  /** For requests, which mark required fields. */
  isInput?: boolean;
}

export function FieldList({ fields, pathFields = [], headerFields = [], isInput = false }: FieldListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          inPath={pathFields.includes(field.name)}
          inHeader={headerFields.includes(field.name)}
          isInput={isInput}
        />
      ))}
    </ul>
  );
}

interface FieldProps {
  field: ReferenceField;
  inPath: boolean;
  inHeader: boolean;
  isInput: boolean;
}

function Field({ field, inPath, inHeader, isInput }: FieldProps) {
  const t = useT();
  const textOf = useReferenceText();
  const { name, type, required, description, limits, fields } = field;
  const limitsText = limits.map(({ text, values }) => textOf(text, values)).join(t("documentation.field.separator"));
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <code className="font-mono font-semibold [overflow-wrap:anywhere]">{name}</code>
        <span lang="en" className="text-muted">
          {type}
        </span>
        {inPath && <span className="text-muted">{t("documentation.field.inPath")}</span>}
        {inHeader && <span className="text-muted">{t("documentation.field.inHeader")}</span>}
        {isInput && required && (
          <span className="font-medium text-brand-strong">{t("documentation.field.required")}</span>
        )}
      </p>
      {(description || limitsText) && (
        <p className="mt-1 text-pretty">
          {description && textOf(description)}
          {limitsText && (
            <span className="text-muted">
              {description ? t("documentation.field.limits", { limits: limitsText }) : limitsText}
            </span>
          )}
        </p>
      )}
      {fields.length > 0 && <FieldsWithin name={name} fields={fields} isInput={isInput} />}
    </li>
  );
}

function FieldsWithin({
  name,
  fields,
  isInput,
}: {
  name: string;
  fields: readonly ReferenceField[];
  isInput: boolean;
}) {
  const t = useT();
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-1 font-medium text-brand-strong">
        {t("documentation.field.within", { name })}
      </summary>
      <div className="mt-1 border-l-2 border-line pl-4">
        <FieldList fields={fields} isInput={isInput} />
      </div>
    </details>
  );
}
