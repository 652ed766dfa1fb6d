import type { Hub } from "@wattleaf/shared/contracts/hubs";
import { MAX_HUBS } from "@wattleaf/shared/domain/hubs";
import { Router } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { ConnectHubDialog } from "./connect-hub-dialog";
import { HubLine } from "./hub-line";
import { SettingsSection } from "./section";
import { useDisconnectHub, useHubs } from "./use-hubs";

/** The account's hubs: connect one, see whether it answers, disconnect it. */
export function Hubs() {
  const t = useT();
  const hubs = useHubs();
  const heading = useRef<HTMLHeadingElement>(null);
  const [connecting, setConnecting] = useState(false);
  const [leaving, setLeaving] = useState<Hub | null>(null);
  const isFull = (hubs.data?.hubs.filter(({ managed }) => !managed).length ?? 0) >= MAX_HUBS;
  return (
    <SettingsSection
      id="hubs"
      title={t("settings.hubs.title")}
      text={t("settings.hubs.text")}
      headingRef={heading}
      action={
        !isFull && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Router aria-hidden="true" className="size-4" />}
            onClick={() => setConnecting(true)}
          >
            {t("settings.hubs.connect")}
          </Button>
        )
      }
    >
      {hubs.isPending && <Skeleton className="h-16" />}
      {hubs.isLoadingError && <LoadError title={t("settings.hubs.failed")} query={hubs} />}
      {hubs.data?.hubs.length === 0 && <p className="text-muted">{t("settings.hubs.empty")}</p>}
      {hubs.data && hubs.data.hubs.length > 0 && (
        <ul aria-label={t("settings.hubs.list")} className="divide-y divide-line">
          {hubs.data.hubs.map((hub) => (
            <HubLine key={hub.id} hub={hub} onDisconnect={() => setLeaving(hub)} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm">
        <SiteLink
          to="/documentation/guides/hub"
          className="font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
        >
          {t("settings.hubs.guide")}
        </SiteLink>
      </p>
      <ConnectHubDialog open={connecting} onClose={() => setConnecting(false)} />
      <DisconnectHubDialog
        hub={leaving}
        onClose={() => setLeaving(null)}
        // The button that opened the dialog is removed with its hub.
        onDisconnected={() => heading.current?.focus()}
      />
    </SettingsSection>
  );
}

interface DisconnectHubDialogProps {
  /** The hub to disconnect; null while there is none. */
  hub: Hub | null;
  onClose: () => void;
  onDisconnected: () => void;
}

function DisconnectHubDialog({ hub, onClose, onDisconnected }: DisconnectHubDialogProps) {
  const t = useT();
  const language = useLanguage();
  const disconnection = useDisconnectHub();
  const disconnect = ({ id }: Hub) =>
    disconnection.mutate(
      { hub_id: id },
      {
        onSuccess: () => {
          showToast({ title: t("settings.hubs.disconnected") });
          onDisconnected();
        },
        onError: (error) =>
          showToast({
            title: t("settings.hubs.disconnectFailed"),
            description: apiErrorText(apiErrorOf(error), language, t),
            variant: "destructive",
          }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={hub !== null}
      title={t("settings.hubs.disconnect.title", { address: hub?.address ?? "" })}
      text={t("settings.hubs.disconnect.text")}
      cancelLabel={t("settings.hubs.disconnect.cancel")}
      confirmLabel={t("settings.hubs.disconnect.confirm")}
      isPending={disconnection.isPending}
      onConfirm={() => hub && disconnect(hub)}
      onClose={onClose}
    />
  );
}
