import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { LanguageSwitch } from "../layout/language-switch";
import { ThemeToggle } from "../layout/theme-toggle";
import { UserMenu } from "../layout/user-menu";
import { NotificationBell } from "../notifications/bell";
import { SiteLink } from "../site-link";

/** The account's menu, or the way to sign in. On phones language and theme are elsewhere: a user's are in the menu. */
export function AccountArea() {
  const t = useT();
  const { status, user } = useSession();
  return (
    <>
      <span className="hidden sm:contents">
        <LanguageSwitch />
        <ThemeToggle />
      </span>
      {user && <NotificationBell user={user} />}
      {user && <UserMenu user={user} isInApp />}
      {status === "visitor" && (
        <Button size="sm" asChild className="shrink-0">
          <SiteLink to="/login">{t("signIn.action")}</SiteLink>
        </Button>
      )}
    </>
  );
}
