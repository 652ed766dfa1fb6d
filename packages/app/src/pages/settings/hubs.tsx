import type { Hub } from "@wattleaf/shared/contracts/hubs";
import { MAX_HUBS } from "@wattleaf/shared/domain/hubs";
import { Router } from "lucide-react";
import { useRef, useState } from "react";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { ConnectHubDialog } from "./connect-hub-dialog";
import { DisconnectHubDialog } from "./disconnect-hub-dialog";
import { HubLine } from "./hub-line";
import { SettingsSection } from "./section";
import { useHubs } from "./use-hubs";

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
