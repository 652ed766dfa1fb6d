import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import {
  CircleUserRound,
  Coins,
  Gauge,
  Handshake,
  ListChecks,
  LogOut,
  type LucideIcon,
  Network,
  Settings,
  Sparkles,
} from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { useLogout } from "../../lib/logout";
import { useCloseFromOutside } from "../../ui/use-close-from-outside";
import { SiteLink } from "../site-link";
import { LanguageSwitch } from "./language-switch";
import { ThemeToggle } from "./theme-toggle";

const itemLook =
  "flex h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm text-ink transition duration-150 hover:bg-sunken";

interface UserMenuProps {
  user: CurrentUser;
  /** On phones the app leaves language, theme and Upgrade to this menu; the site has them in its own. */
  isInApp?: boolean;
}

/** The signed-in user's menu: a plain disclosure of links, which needs no menu keyboard handling of its own. */
export function UserMenu({ user, isInApp = false }: UserMenuProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const logout = useLogout();
  const close = () => setOpen(false);
  useCloseFromOutside(frame, open, close);

  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={t("user.menu", { name: user.firstName })}
        onClick={() => setOpen(!open)}
        className="flex size-11 items-center justify-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="flex size-9 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-strong"
        >
          {initial(user.firstName)}
        </span>
      </button>
      {open && (
        <div className="absolute right-0 top-full mt-2 w-64 rounded-lg border border-line bg-surface p-2 shadow-lg animate-rise">
          <div className="border-b border-line px-3 pb-3 pt-2">
            <p className="text-xs text-muted">{t("user.signedInAs")}</p>
            <p className="truncate font-semibold">{`${user.firstName} ${user.lastName}`}</p>
            <p className="mt-1 flex items-center gap-1.5 text-sm text-muted tabular-nums">
              <Coins aria-hidden="true" className="size-4" />
              {t("user.coins", { count: user.greenCoins })}
            </p>
          </div>
          <ul className="pt-2">
            <MenuLink to="/dashboard" icon={Gauge} onChoose={close}>
              {t("nav.dashboard")}
            </MenuLink>
            {!user.onboarding.completed && (
              <MenuLink to="/onboarding" icon={ListChecks} onChoose={close}>
                {t("user.setup")}
              </MenuLink>
            )}
            <MenuLink to="/vpp" icon={Network} onChoose={close}>
              {t("nav.plants")}
            </MenuLink>
            <MenuLink to="/mine" icon={CircleUserRound} onChoose={close}>
              {t("nav.me")}
            </MenuLink>
            <MenuLink to="/partners" icon={Handshake} onChoose={close}>
              {t("nav.partners")}
            </MenuLink>
            <MenuLink to="/settings" icon={Settings} onChoose={close}>
              {t("user.settings")}
            </MenuLink>
            {/* From tablets on it is in the navigation beside the page. */}
            {isInApp && (
              <MenuLink to="/pricing" icon={Sparkles} onChoose={close} className="md:hidden">
                {t("nav.upgrade")}
              </MenuLink>
            )}
            <li>
              <button type="button" className={itemLook} disabled={logout.isPending} onClick={() => logout.mutate({})}>
                <LogOut aria-hidden="true" className="size-4 text-muted" />
                {t("user.logout")}
              </button>
            </li>
          </ul>
          {isInApp && (
            <div className="mt-2 flex items-center justify-between border-t border-line px-1 pt-2 sm:hidden">
              <LanguageSwitch />
              <ThemeToggle />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface MenuLinkProps {
  to: string;
  icon: LucideIcon;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

function MenuLink({ to, icon: Icon, onChoose, className, children }: MenuLinkProps) {
  return (
    <li className={className}>
      <SiteLink to={to} className={itemLook} onClick={onChoose}>
        <Icon aria-hidden="true" className="size-4 text-muted" />
        {children}
      </SiteLink>
    </li>
  );
}

/** First visible character, not half of a surrogate pair. */
const initial = (name: string) => (Array.from(name)[0] ?? "").toUpperCase();
