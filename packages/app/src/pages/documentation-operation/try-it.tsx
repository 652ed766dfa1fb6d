import { DEMO_API_KEY } from "@wattleaf/shared/domain/api-keys";
import { Send } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { Textarea } from "../../ui/textarea";
import { addressOf, jsonProblem, sendRequest, type TryResult } from "./send-request";
import { TryAnswer } from "./try-answer";
import type { TryField, TryProps } from "./try-props";

const MIN_ROWS = 4;
const MAX_ROWS = 18;

/** Sends the operation's example, or what the reader makes of it, to this server. */
export function TryIt(props: TryProps) {
  const t = useT();
  const { method, path, demoKey, scope } = props;
  const [key, setKey] = useState(demoKey ? DEMO_API_KEY : "");
  const [pathFields, setPathFields] = useState(props.pathFields);
  const [queryFields, setQueryFields] = useState(props.queryFields);
  const [body, setBody] = useState(props.body);
  const [sent, setSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<TryResult | "failed" | null>(null);

  const hint =
    scope === null || scope === "api"
      ? t(demoKey ? "documentationTry.demo" : "documentationTry.ownKey")
      : t("documentationTry.scope", { scope });
  const problem = body === null ? null : jsonProblem(body);
  const missing = (field: TryField) =>
    sent && field.required && field.value.trim() === ""
      ? t("documentationTry.required", { name: field.name })
      : undefined;
  const isComplete =
    key.trim() !== "" &&
    problem === null &&
    [...pathFields, ...queryFields].every(({ required, value }) => !required || value.trim() !== "");

  const send = async () => {
    setSent(true);
    if (!isComplete || isSending) return;
    setIsSending(true);
    const address = addressOf({ path, pathFields, queryFields });
    setResult(await sendRequest(method, address, key.trim(), body).catch(() => "failed" as const));
    setIsSending(false);
  };

  return (
    <section aria-labelledby="try-it" className="rounded-xl border border-line bg-surface p-5 md:p-6">
      <h2 id="try-it" className="text-lg font-semibold">
        {t("documentationTry.title")}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{hint}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="mt-5 flex flex-col gap-4"
      >
        <Field
          label={t("documentationTry.key")}
          hint={t("documentationTry.key.hint")}
          error={sent && key.trim() === "" ? t("documentationTry.key.missing") : undefined}
          className="max-w-xl"
        >
          <Input
            value={key}
            onChange={(event) => setKey(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-sm"
          />
        </Field>
        <Values fields={pathFields} errorOf={missing} onChange={setPathFields} />
        <Values fields={queryFields} errorOf={missing} onChange={setQueryFields} />
        {body !== null && (
          <Field
            label={t("documentationTry.body")}
            error={problem === null ? undefined : t("documentationTry.body.invalid", { problem })}
          >
            <Textarea
              value={body}
              rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, body.split("\n").length))}
              onChange={(event) => setBody(event.target.value)}
              spellCheck={false}
              className="font-mono text-xs leading-relaxed"
            />
          </Field>
        )}
        <Button
          type="submit"
          loading={isSending}
          icon={<Send aria-hidden="true" className="size-4" />}
          className="self-start"
        >
          {t("documentationTry.send")}
        </Button>
      </form>
      <TryAnswer result={result} />
    </section>
  );
}

interface ValuesProps {
  fields: readonly TryField[];
  errorOf: (field: TryField) => string | undefined;
  onChange: (fields: readonly TryField[]) => void;
}

function Values({ fields, errorOf, onChange }: ValuesProps) {
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field, index) => (
        <Field
          key={field.name}
          label={<code className="font-mono text-sm">{field.name}</code>}
          error={errorOf(field)}
          required={field.required}
        >
          <Input
            value={field.value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(fields.with(index, { ...field, value: event.target.value }))}
          />
        </Field>
      ))}
    </div>
  );
}
