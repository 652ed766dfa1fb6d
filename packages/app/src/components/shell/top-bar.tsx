import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Logo } from "../../ui/logo";
import { LanguageSwitch } from "../layout/language-switch";
import { PaletteButton } from "../palette/palette-button";
import { SiteLink } from "../site-link";
import { AccountArea } from "./account-area";

/** Above the app's pages: search, and the account. */
export function TopBar() {
  const t = useT();
  const { status } = useSession();
  return (
    <header className="sticky top-0 z-header flex min-h-[3.5rem] flex-wrap items-center gap-x-2 border-b border-line bg-paper px-4 md:px-8">
      <SiteLink to="/" aria-label={t("nav.logo")} className="-ml-1 flex rounded-md p-1 md:hidden">
        <Logo />
      </SiteLink>
      <PaletteButton look="field" />
      <div className="ml-auto flex items-center gap-1">
        {status === "visitor" && (
          <span className="contents sm:hidden">
            <LanguageSwitch />
          </span>
        )}
        <AccountArea />
      </div>
    </header>
  );
}
