import { useMutation } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { CopyButton } from "../../components/copy-button";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { PageCheck } from "./page-check";
import { Removable } from "./removable";
import { scriptTag } from "./script-tag";
import { Part } from "./part";
import { useFailure, useFailureText, useRefresh } from "./use-partners";

/** Where the widget may run, and what to paste there. */
export function Installation({ partner }: { partner: Partner }) {
  const t = useT();
  const tag = scriptTag(location.origin, partner);
  return (
    <>
      <Origins partner={partner} />
      <Part title={t("partners.tag.title")} text={t("partners.tag.text")} guide="widget">
        <code className="block select-all break-all rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm">
          {tag}
        </code>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={tag} label={t("partners.tag.copy")} />
          <ReplaceKey partner={partner} />
        </div>
      </Part>
      <PageCheck partner={partner} />
    </>
  );
}

function Origins({ partner }: { partner: Partner }) {
  const t = useT();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const [origin, setOrigin] = useState("");
  const addition = useMutation(
    trpc.partners.addOrigin.mutationOptions({
      async onSuccess() {
        setOrigin("");
        await refresh();
      },
    }),
  );
  const { mutateAsync: remove } = useMutation(trpc.partners.removeOrigin.mutationOptions());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (origin.trim() && !addition.isPending) addition.mutate({ partner_id: partner.id, origin: origin.trim() });
  };
  return (
    <Part title={t("partners.origins.title")} text={t("partners.origins.text")}>
      <Removable<string>
        label={t("partners.origins.title")}
        text={t("partners.origins.confirmText")}
        nameOf={(listed) => listed}
        remove={(listed) => remove({ partner_id: partner.id, origin: listed })}
      >
        {(ask) => (
          <>
            {partner.origins.length === 0 && <Alert variant="warning">{t("partners.origins.none")}</Alert>}
            <ul className="flex max-w-2xl flex-col divide-y divide-line">
              {partner.origins.map((each) => (
                <li key={each} className="flex items-center justify-between gap-4 py-2">
                  <code className="min-w-0 break-all font-mono text-sm">{each}</code>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t("partners.origins.removeNamed", { origin: each })}
                    onClick={() => ask(each)}
                  >
                    {t("partners.remove")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Removable>
      <Form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-3 sm:flex-row">
        <Field
          label={t("partners.origins.add")}
          hint={t("partners.origins.hint")}
          error={addition.error ? failureText(addition.error) : undefined}
          className="min-w-0 flex-1"
        >
          <Input value={origin} onChange={({ target }) => setOrigin(target.value)} inputMode="url" autoComplete="off" />
        </Field>
        <Button type="submit" loading={addition.isPending} className="self-start sm:mt-[1.6875rem]">
          {t("partners.add")}
        </Button>
      </Form>
    </Part>
  );
}

function ReplaceKey({ partner }: { partner: Partner }) {
  const t = useT();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const rotation = useMutation(
    trpc.partners.rotateWidgetKey.mutationOptions({
      onError: useFailure(),
      onSuccess: () => refresh(),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("partners.key.replace")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("partners.key.confirm")}
        text={t("partners.key.text")}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.key.replace")}
        isPending={rotation.isPending}
        onConfirm={() => rotation.mutate({ partner_id: partner.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
