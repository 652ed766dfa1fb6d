import { useMutation, useQuery } from "@tanstack/react-query";
import type { Delivery } from "@wattleaf/shared/contracts/webhooks";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { useFailure, useRefresh } from "./use-partners";

/** A message is sent once the call that asks for it is answered, so that its outcome comes a little later. */
const LOOK_AGAIN_MS = 2_000;
/** Longer than a message counts as being sent. Of those that wait for hours, "Refresh" tells. */
const SOON_MS = 3 * MINUTE_MS;

const isDueSoon = ({ nextTryAt }: Delivery): boolean =>
  nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + SOON_MS;

interface DeliveryLogProps {
  chosen: { partner_id: string; webhook_id: string };
}

/** What was sent to a webhook, what came of it, and each once more. */
export function DeliveryLog({ chosen }: DeliveryLogProps) {
  const t = useT();
  const language = useLanguage();
  const refresh = useRefresh();
  const deliveries = useQuery(
    trpc.webhooks.deliveries.queryOptions(chosen, {
      refetchInterval: ({ state }) => (state.data?.some(isDueSoon) ? LOOK_AGAIN_MS : false),
    }),
  );
  const replay = useMutation(
    trpc.webhooks.replay.mutationOptions({ onError: useFailure(), onSuccess: () => refresh() }),
  );
  const list = deliveries.data ?? [];
  const title = t("partners.log.title", { count: list.length });
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">{title}</summary>
      <div className="mt-3 flex flex-col gap-3">
        <Button variant="secondary" size="sm" className="self-start" onClick={() => void deliveries.refetch()}>
          {t("partners.log.refresh")}
        </Button>
        {list.length === 0 && <p className="text-sm text-muted">{t("partners.log.none")}</p>}
        <ul aria-label={title} className="flex flex-col divide-y divide-line">
          {list.map((delivery) => (
            <li key={delivery.messageId} className="flex flex-col gap-2 py-3 text-sm">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="flex flex-wrap items-center gap-2">
                  <Badge>{t(`partners.log.${delivery.state}`)}</Badge>
                  {t(`partners.event.${delivery.event}`)} · {formatInstant(delivery.createdAt, language)}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t("partners.log.replayNamed", { id: delivery.messageId })}
                  onClick={() => replay.mutate({ ...chosen, message_id: delivery.messageId })}
                >
                  {t("partners.log.replay")}
                </Button>
              </div>
              <p className="text-muted">
                {t("partners.log.tries", { count: delivery.tries })}
                {delivery.lastStatus !== null && ` · ${t("partners.log.status", { status: delivery.lastStatus })}`}
                {delivery.lastStatus === null && delivery.lastError !== null && ` · ${t("partners.log.noAnswer")}`}
                {delivery.nextTryAt &&
                  ` · ${t("partners.log.next", { time: formatInstant(delivery.nextTryAt, language) })}`}
              </p>
              <code className="block break-all rounded-md bg-sunken p-3 font-mono text-xs">{delivery.body}</code>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
