import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { Gauge, PanelLeft, Plug, Sparkles } from "lucide-react";
import { PaletteButton } from "../../components/palette/palette-button";
import { AccountArea } from "../../components/shell/account-area";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useConnectedMeter, useMeters } from "../../lib/meters";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";

/** Up to tablet width only the icons are visible; the labels stay for screen readers. */
const wideWords = "sr-only lg:not-sr-only";

interface ChatHeaderProps {
  /** The conversation's title; null for a new one. */
  title: string | null;
  onOpenSidebar: () => void;
  onConnect: () => void;
}

/** The chat's own header: the conversation's title, and account links once the user is loaded. */
export function ChatHeader({ title, onOpenSidebar, onConnect }: ChatHeaderProps) {
  const t = useT();
  return (
    <header className="z-header flex h-14 shrink-0 items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-4">
      <IconButton label={t("chat.page.sheet.open")} className="lg:hidden" onClick={onOpenSidebar}>
        <PanelLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <h1 className="min-w-0 grow truncate font-semibold">{title ?? t("chat.title")}</h1>
      <UserActions onConnect={onConnect} />
      <PaletteButton look="icon" />
      <AccountArea />
    </header>
  );
}

function UserActions({ onConnect }: { onConnect: () => void }) {
  const t = useT();
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <MeterAction user={user} onConnect={onConnect} />
      <Button
        variant="ghost"
        size="sm"
        className="shrink-0"
        asChild
        icon={<Sparkles aria-hidden="true" className="size-4" />}
      >
        <SiteLink to="/pricing" data-wide-only>
          <span className={wideWords}>{t("nav.upgrade")}</span>
        </SiteLink>
      </Button>
    </>
  );
}

/** Links to the connected meter, or offers to connect one. */
function MeterAction({ user, onConnect }: { user: CurrentUser; onConnect: () => void }) {
  const t = useT();
  const { isPending } = useMeters();
  const meter = useConnectedMeter();
  if (meter) {
    return (
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        asChild
        icon={<Gauge aria-hidden="true" className="size-4" />}
      >
        <SiteLink to="/dashboard" data-wide-only>
          <span className={wideWords}>
            {t(meter.status === "importing" ? "chat.page.meter.importing" : "chat.page.meter.connected")}
          </span>
        </SiteLink>
      </Button>
    );
  }
  if (user.readOnly || isPending) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Plug aria-hidden="true" className="size-4" />}
      className="shrink-0"
      onClick={onConnect}
    >
      <span className={wideWords}>{t("chat.page.connect")}</span>
    </Button>
  );
}
