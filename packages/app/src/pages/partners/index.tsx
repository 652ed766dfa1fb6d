import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { PARTNER_NAME_MAX_LENGTH } from "@wattleaf/shared/domain/partners";
import { type FormEvent, useState } from "react";
import { AccountPage } from "../../components/account-page";
import { LoadError } from "../../components/load-error";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { SectionHeading } from "../../ui/section-heading";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { useFailure, usePartners, useRefresh } from "./use-partners";
import { Workspace } from "./workspace";

export function Page() {
  const t = useT();
  return (
    <AccountPage title={t("partners.signIn.title")} description={t("partners.signIn.text")}>
      {(user) => <Partners user={user} />}
    </AccountPage>
  );
}

function Partners({ user }: { user: CurrentUser }) {
  const t = useT();
  if (user.readOnly) return <SignInPrompt title={t("partners.sample.title")} description={t("partners.signIn.text")} />;
  return (
    <Container className="flex flex-col gap-8 py-8 md:py-10">
      <SectionHeading level={1} size="page" title={t("partners.title")} lead={t("partners.text")} />
      <Workspaces />
    </Container>
  );
}

function Workspaces() {
  const t = useT();
  const partners = usePartners();
  const [chosen, setChosen] = useState<string>();
  const [creating, setCreating] = useState(false);
  if (partners.isPending) return <Skeleton className="h-64" aria-label={t("state.loading")} />;
  if (partners.isLoadingError) return <LoadError title={t("partners.loadFailed")} query={partners} />;
  const list = partners.data;
  const shown = list.find(({ id }) => id === chosen) ?? list[0];
  if (!shown || creating) {
    return (
      <CreateForm
        onCreated={(id) => {
          setChosen(id);
          setCreating(false);
        }}
        onCancel={shown && (() => setCreating(false))}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t("partners.choose")} className="min-w-0 flex-1 sm:max-w-md">
          <Select
            value={shown.id}
            onChange={({ target }) => setChosen(target.value)}
            options={list.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Button variant="secondary" onClick={() => setCreating(true)}>
          {t("partners.create.another")}
        </Button>
      </div>
      <Workspace key={shown.id} id={shown.id} />
    </>
  );
}

interface CreateFormProps {
  onCreated: (id: string) => void;
  onCancel?: (() => void) | undefined;
}

function CreateForm({ onCreated, onCancel }: CreateFormProps) {
  const t = useT();
  const refresh = useRefresh();
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const creation = useMutation(
    trpc.partners.create.mutationOptions({
      onError: useFailure(),
      async onSuccess(partner) {
        await refresh(partner);
        onCreated(partner.id);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (name.trim() && !creation.isPending) creation.mutate({ name: name.trim() });
  };
  return (
    <Card className="max-w-xl">
      <h2 className="text-xl font-semibold">{t("partners.create.title")}</h2>
      <p className="mt-2 text-muted">{t("partners.create.text")}</p>
      <Form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <Field label={t("partners.name")} error={isMissing ? t("partners.nameMissing") : undefined} required>
          <Input
            value={name}
            maxLength={PARTNER_NAME_MAX_LENGTH}
            onChange={({ target }) => setName(target.value)}
            autoComplete="organization"
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {t("partners.cancel")}
            </Button>
          )}
          <Button type="submit" loading={creation.isPending}>
            {t("partners.create.submit")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
