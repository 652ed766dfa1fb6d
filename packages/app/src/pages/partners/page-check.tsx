import { useMutation } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { type FormEvent, useState } from "react";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Part } from "./part";
import { useFailureText } from "./use-partners";

/** Reads a page and says what keeps the widget from working on it. */
export function PageCheck({ partner }: { partner: Partner }) {
  const t = useT();
  const failureText = useFailureText();
  const [url, setUrl] = useState("");
  const check = useMutation(trpc.partners.checkPage.mutationOptions({}));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() && !check.isPending) check.mutate({ partner_id: partner.id, url: url.trim() });
  };
  const findings = check.data?.findings ?? [];
  return (
    <Part title={t("partners.check.title")} text={t("partners.check.text")}>
      <Form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-3 sm:flex-row">
        <Field
          label={t("partners.check.url")}
          hint={t("partners.check.hint")}
          error={check.error ? failureText(check.error) : undefined}
          className="min-w-0 flex-1"
        >
          <Input value={url} onChange={({ target }) => setUrl(target.value)} inputMode="url" autoComplete="off" />
        </Field>
        <Button type="submit" loading={check.isPending} className="self-start sm:mt-[1.6875rem]">
          {t("partners.check.submit")}
        </Button>
      </Form>
      <div aria-live="polite" className="flex max-w-2xl flex-col gap-3">
        {findings.map(({ code, detail }) => (
          <Alert key={code} variant={code === "ok" ? "success" : "warning"} title={t(`partners.finding.${code}`)}>
            {code !== "ok" && <span className="break-all">{detail ?? check.data?.url}</span>}
          </Alert>
        ))}
      </div>
    </Part>
  );
}
