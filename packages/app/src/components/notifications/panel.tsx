import type { Notification } from "@wattleaf/shared/contracts/notifications";
import { Bell } from "lucide-react";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useArea } from "../../lib/use-area";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { LoadError } from "../load-error";
import { SiteLink } from "../site-link";
import { useNotificationText } from "./use-notification-text";
import { useMarkRead, useNotifications } from "./use-notifications";

interface PanelProps {
  mayChange: boolean;
  onClose: () => void;
}

/** The latest notifications; opening one marks it as read. */
export function Panel({ mayChange, onClose }: PanelProps) {
  useArea("notifications");
  const t = useT();
  const list = useNotifications();
  const markRead = useMarkRead();
  const { data } = list;
  return (
    // No landmark: the toasts are one of that name.
    <div role="group" aria-labelledby="notifications-title" className="flex max-h-[min(32rem,75vh)] flex-col">
      <div className="flex min-h-[3.25rem] items-center justify-between gap-4 border-b border-line px-4">
        <h2 id="notifications-title" className="font-semibold">
          {t("notifications.title")}
        </h2>
        {mayChange && data && data.unread > 0 && (
          <Button variant="ghost" size="sm" onClick={() => markRead.mutate({})}>
            {t("notifications.readAll")}
          </Button>
        )}
      </div>
      <div className="overflow-y-auto">
        {list.isPending && <Skeleton className="m-4 h-16" />}
        {list.isLoadingError && <LoadError title={t("notifications.failed")} query={list} />}
        {data?.notifications.length === 0 && (
          <EmptyState
            className="py-8"
            icon={<Bell className="size-6" />}
            title={t("notifications.empty.title")}
            description={t("notifications.empty.text")}
          />
        )}
        {data && data.notifications.length > 0 && (
          <ul className="divide-y divide-line">
            {data.notifications.map((notification) => (
              <Line
                key={notification.id}
                notification={notification}
                isNew={mayChange && !notification.read}
                onOpen={() => {
                  if (mayChange && !notification.read) markRead.mutate({ ids: [notification.id] });
                  onClose();
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {mayChange && (
        <SiteLink
          to="/settings#notifications"
          onClick={onClose}
          className="border-t border-line px-4 py-3 text-center text-sm font-semibold text-brand-strong"
        >
          {t("notifications.settings")}
        </SiteLink>
      )}
    </div>
  );
}

interface LineProps {
  notification: Notification;
  isNew: boolean;
  onOpen: () => void;
}

function Line({ notification, isNew, onOpen }: LineProps) {
  const t = useT();
  const language = useLanguage();
  const textOf = useNotificationText();
  return (
    <li>
      <SiteLink
        to={notification.path}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 transition duration-150 hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className={cx("mt-2 size-2 shrink-0 rounded-full border border-transparent", isNew && "bg-brand-strong")}
        />
        <span className="min-w-0">
          {isNew && <span className="sr-only">{t("notifications.new")} </span>}
          <span className={cx("block", isNew && "font-semibold")}>{textOf(notification)}</span>
          <span className="block text-sm tabular-nums text-muted">{formatInstant(notification.at, language)}</span>
        </span>
      </SiteLink>
    </li>
  );
}
