import { useMutation, useQuery } from "@tanstack/react-query";
import { NOTIFICATION_KINDS } from "@wattleaf/shared/domain/notifications";
import { LoadError } from "../../components/load-error";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Skeleton } from "../../ui/skeleton";
import { Switch } from "../../ui/switch";
import { SettingsSection } from "./section";

/** What the bell tells, one switch for each kind. */
export function Notifications() {
  const t = useT();
  return (
    <SettingsSection
      id="notifications"
      title={t("settings.notifications.title")}
      text={t("settings.notifications.text")}
    >
      <Switches />
    </SettingsSection>
  );
}

function Switches() {
  const t = useT();
  const language = useLanguage();
  const settings = useQuery(trpc.notifications.settings.queryOptions({}));
  const change = useMutation(
    trpc.notifications.changeSetting.mutationOptions({
      // Shown at once, so that two changes in a row don't undo each other on the screen.
      onMutate: ({ kind, enabled }) => {
        queryClient.setQueryData(trpc.notifications.settings.queryKey({}), (known) => {
          const others = known?.muted.filter((each) => each !== kind) ?? [];
          return { muted: enabled ? others : [...others, kind] };
        });
      },
      onError: (error) => {
        void queryClient.invalidateQueries(trpc.notifications.settings.queryFilter());
        showToast({
          title: t("settings.notifications.failed"),
          description: apiErrorText(apiErrorOf(error), language, t),
          variant: "destructive",
        });
      },
    }),
  );
  if (settings.isPending) return <Skeleton className="h-52" />;
  if (settings.isLoadingError) return <LoadError title={t("notifications.failed")} query={settings} />;
  const { muted } = settings.data;
  return (
    <div className="flex max-w-xl flex-col gap-5">
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          controlAt="end"
          label={t(`notifications.kind.${kind}`)}
          hint={t(`notifications.kind.${kind}.hint`)}
          checked={!muted.includes(kind)}
          onChange={({ target }) => change.mutate({ kind, enabled: target.checked })}
        />
      ))}
    </div>
  );
}
