import { useMutation } from "@tanstack/react-query";
import type { PageCheck as PageCheckResult, PageFinding } from "@wattleaf/shared/contracts/partners/insight";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
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

const FIXES: Partial<Record<PageFinding, MessageKey>> = {
  csp_script: "partners.check.fix.csp_script",
  csp_connect: "partners.check.fix.csp_connect",
  script_missing: "partners.check.fix.script_missing",
  origin_not_listed: "partners.check.fix.origin_not_listed",
};

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
        {findings.map((finding) => (
          <Alert
            key={`${finding.code} ${finding.detail}`}
            variant={finding.code === "ok" ? "success" : "warning"}
            title={t(`partners.finding.${finding.code}`)}
          >
            {finding.code !== "ok" && (
              <>
                <code className="block break-all font-mono text-sm">{finding.detail ?? check.data?.url}</code>
                <Fix {...finding} />
              </>
            )}
          </Alert>
        ))}
      </div>
    </Part>
  );
}

/** What to do about it, where that can be told. */
function Fix({ code, expected }: PageCheckResult["findings"][number]) {
  const t = useT();
  const key = FIXES[code] ?? (expected === null ? undefined : "partners.check.fix.value");
  if (!key) return null;
  const isByNonce = code === "csp_script" && expected === null;
  return (
    <p className="mt-1 [overflow-wrap:anywhere]">
      {t(isByNonce ? "partners.check.fix.csp_script.nonce" : key, { value: expected ?? "" })}
    </p>
  );
}
