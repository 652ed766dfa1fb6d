import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { Bell } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { useCloseFromOutside } from "../../ui/use-close-from-outside";
import { Spinner } from "../../ui/spinner";
import { useNotifications } from "./use-notifications";

const Panel = lazy(() => import("./panel").then((module) => ({ default: module.Panel })));

const MOST_COUNTED = 9;

/** Opens the account's notifications, and says how many are new. Many share the sample household: it has no new ones. */
export function NotificationBell({ user }: { user: CurrentUser }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const list = useNotifications();
  useCloseFromOutside(frame, open, () => setOpen(false));
  const unread = user.readOnly ? 0 : (list.data?.unread ?? 0);
  const count = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread;
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={unread > 0 ? t("notifications.openNew", { count }) : t("notifications.open")}
        onClick={() => setOpen(!open)}
        className="relative flex size-11 items-center justify-center rounded-md text-muted transition duration-150 hover:bg-sunken hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute right-1 top-1 flex h-5 min-w-[1.25rem] items-center justify-center rounded-full border border-transparent bg-brand-strong px-1 text-xs font-semibold tabular-nums text-paper"
          >
            {count}
          </span>
        )}
      </button>
      {open && (
        <div className="fixed inset-x-4 top-14 z-header mt-1 rounded-lg border border-line bg-surface shadow-lg animate-rise sm:absolute sm:inset-x-auto sm:right-0 sm:top-full sm:w-96">
          <Suspense fallback={<Spinner className="m-6" />}>
            <Panel mayChange={!user.readOnly} onClose={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
