import { PanelLeft, Plug, Sparkles } from "lucide-react";
import { LanguageSwitch } from "../../components/layout/language-switch";
import { ThemeToggle } from "../../components/layout/theme-toggle";
import { UserMenu } from "../../components/layout/user-menu";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Logo } from "../../ui/logo";

interface ChatHeaderProps {
  /** The conversation's name; null for a new one. */
  title: string | null;
  onOpenSidebar: () => void;
  onConnect: () => void;
}

/** The chat's own header: the conversation's name, and once the user is known what they can do for their account. */
export function ChatHeader({ title, onOpenSidebar, onConnect }: ChatHeaderProps) {
  const t = useT();
  return (
    <header className="z-header flex h-14 shrink-0 items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-4">
      <IconButton label={t("chat.page.sheet.open")} className="lg:hidden" onClick={onOpenSidebar}>
        <PanelLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <SiteLink to="/" aria-label={t("nav.logo")} className="hidden w-[17rem] shrink-0 rounded-md p-1 lg:flex">
        <Logo />
      </SiteLink>
      <h1 className="min-w-0 grow truncate font-semibold">{title ?? t("chat.title")}</h1>
      <span className="hidden sm:contents">
        <LanguageSwitch />
        <ThemeToggle />
      </span>
      <AccountActions onConnect={onConnect} />
    </header>
  );
}

function AccountActions({ onConnect }: { onConnect: () => void }) {
  const t = useT();
  const { status, user } = useSession();
  if (status === "loading") return null;
  if (!user) {
    return (
      <Button size="sm" asChild>
        <SiteLink to="/login">{t("signIn.action")}</SiteLink>
      </Button>
    );
  }
  // On a phone the icons stand alone; the words stay for whoever hears them.
  const words = "sr-only sm:not-sr-only";
  return (
    <>
      {!user.readOnly && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plug aria-hidden="true" className="size-4" />}
          className="shrink-0"
          onClick={onConnect}
        >
          <span className={words}>{t("chat.page.connect")}</span>
        </Button>
      )}
      <Button size="sm" className="shrink-0" asChild icon={<Sparkles aria-hidden="true" className="size-4" />}>
        <SiteLink to="/pricing">
          <span className={words}>{t("chat.page.nav.upgrade")}</span>
        </SiteLink>
      </Button>
      <UserMenu user={user} />
    </>
  );
}
