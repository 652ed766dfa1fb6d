import type { Hub } from "@wattleaf/shared/contracts/hubs";
import { Trash2 } from "lucide-react";
import { reasonText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { IconButton } from "../../ui/icon-button";

const VARIANTS = { connecting: "neutral", connected: "brand", failed: "danger" } as const;

interface HubLineProps {
  hub: Hub;
  onDisconnect: () => void;
}

/** A hub in the list: where it is, and whether it answers, or why it does not. */
export function HubLine({ hub, onDisconnect }: HubLineProps) {
  const t = useT();
  const { address, type, status, problem, deviceCount, ignoredMessages, managed } = hub;
  const isLeavable = !managed || problem === "not_configured";
  const facts = [
    t(`settings.hubs.type.${type}`),
    status === "connected" && t("settings.hubs.devices", { count: deviceCount }),
    ignoredMessages > 0 && t("settings.hubs.ignored", { count: ignoredMessages }),
    managed && t("settings.hubs.managed"),
  ];
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{address}</span>
          <Badge variant={VARIANTS[status]}>{t(`settings.hubs.status.${status}`)}</Badge>
        </p>
        <p className="text-sm tabular-nums text-muted">{facts.filter(Boolean).join(" · ")}</p>
        {problem && <p className="text-sm text-danger">{reasonText({ name: `hub_${problem}`, values: {} }, t)}</p>}
      </div>
      {isLeavable && (
        <IconButton label={t("settings.hubs.disconnect", { address })} onClick={onDisconnect}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
}
