import { useMutation, useQuery } from "@tanstack/react-query";
import type { Webhook } from "@wattleaf/shared/contracts/webhooks";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import {
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@wattleaf/shared/domain/webhooks";
import { type FormEvent, useRef, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { LoadError } from "../../components/load-error";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Skeleton } from "../../ui/skeleton";
import { DeliveryLog } from "./delivery-log";
import { Part } from "./part";
import { Removable } from "./removable";
import { Secret } from "./secret";
import { useFailure, useFaults, useRefresh } from "./use-partners";

/** Where the partner's server hears of events. */
export function Webhooks({ partner }: { partner: Partner }) {
  const t = useT();
  const refresh = useRefresh();
  const onError = useFailure();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const webhooks = useQuery(trpc.webhooks.list.queryOptions({ partner_id: partner.id }));
  const creation = useMutation(
    trpc.webhooks.create.mutationOptions({
      onError,
      async onSuccess() {
        setUrl("");
        await refresh();
      },
    }),
  );
  const form = useRef<HTMLFormElement>(null);
  const faultOf = useFaults(creation.error, form);
  const { mutateAsync: remove } = useMutation(trpc.webhooks.remove.mutationOptions());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!creation.isPending) creation.mutate({ partner_id: partner.id, url: url.trim(), events: [...events] });
  };
  const list = webhooks.data ?? [];
  return (
    <Part title={t("partners.webhooks.title")} text={t("partners.webhooks.text")} guide="webhooks">
      {webhooks.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {webhooks.isLoadingError && <LoadError title={t("partners.loadFailed")} query={webhooks} />}
      {creation.data && <Secret label={t("partners.webhooks.secret")} secret={creation.data.secret} />}
      <Removable<Webhook>
        label={t("partners.webhooks.title")}
        text={t("partners.webhooks.confirmText")}
        nameOf={(webhook) => webhook.url}
        remove={({ id }) => remove({ partner_id: partner.id, webhook_id: id })}
      >
        {(ask) => (
          <ul className="flex flex-col gap-6">
            {list.map((webhook) => (
              <li key={webhook.id}>
                <WebhookEntry partnerId={partner.id} webhook={webhook} onRemove={() => ask(webhook)} />
              </li>
            ))}
          </ul>
        )}
      </Removable>
      {list.length < MAX_WEBHOOKS && (
        <Form ref={form} noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
          <Field
            label={t("partners.webhooks.url")}
            hint={t("partners.webhooks.urlHint")}
            error={faultOf("url")}
            required
          >
            <Input type="url" value={url} onChange={({ target }) => setUrl(target.value)} autoComplete="off" />
          </Field>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm font-medium">{t("partners.webhooks.events")}</legend>
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox
                key={event}
                label={t(`partners.event.${event}`)}
                checked={events.includes(event)}
                onChange={({ target }) =>
                  setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
                }
              />
            ))}
            {faultOf("events") && (
              <p role="alert" className="text-sm font-medium text-danger">
                {faultOf("events")}
              </p>
            )}
          </fieldset>
          <Button type="submit" loading={creation.isPending} className="self-start">
            {t("partners.webhooks.create")}
          </Button>
        </Form>
      )}
    </Part>
  );
}

interface WebhookEntryProps {
  partnerId: string;
  webhook: Webhook;
  onRemove: () => void;
}

function WebhookEntry({ partnerId, webhook, onRemove }: WebhookEntryProps) {
  const t = useT();
  const refresh = useRefresh();
  const onError = useFailure();
  const chosen = { partner_id: partnerId, webhook_id: webhook.id };
  const test = useMutation(trpc.webhooks.test.mutationOptions({ onError, onSuccess: () => refresh() }));
  const language = useLanguage();
  const [rotating, setRotating] = useState(false);
  const rotation = useMutation(
    trpc.webhooks.rotateSecret.mutationOptions({
      onError,
      onSuccess: () => refresh(),
      onSettled: () => setRotating(false),
    }),
  );
  return (
    <article className="flex flex-col gap-3 rounded-xl border border-line p-4">
      <h3 className="break-all font-mono text-sm font-semibold">{webhook.url}</h3>
      <p className="flex flex-wrap gap-2">
        {webhook.events.map((event) => (
          <Badge key={event}>{t(`partners.event.${event}`)}</Badge>
        ))}
      </p>
      {rotation.data && <Secret label={t("partners.webhooks.secret")} secret={rotation.data.secret} />}
      {webhook.previousSecretUntil && (
        <p className="text-sm text-muted">
          {t("partners.webhooks.overlap", { time: formatInstant(webhook.previousSecretUntil, language) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("partners.webhooks.rotateNamed", { url: webhook.url })}
          onClick={() => setRotating(true)}
        >
          {t("partners.webhooks.rotate")}
        </Button>
        <Button variant="secondary" size="sm" loading={test.isPending} onClick={() => test.mutate(chosen)}>
          {t("partners.webhooks.test")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("partners.webhooks.removeNamed", { url: webhook.url })}
          onClick={onRemove}
        >
          {t("partners.remove")}
        </Button>
      </div>
      <ConfirmDialog
        open={rotating}
        title={t("partners.webhooks.rotateConfirm")}
        text={t("partners.webhooks.rotateText", { hours: SECRET_OVERLAP_HOURS })}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.webhooks.rotate")}
        isPending={rotation.isPending}
        onConfirm={() => rotation.mutate(chosen)}
        onClose={() => setRotating(false)}
      />
      <DeliveryLog chosen={chosen} />
    </article>
  );
}
