import { LEADERBOARD_CHOICES, type LeaderboardChoice } from "@wattleaf/shared/domain/account";
import { FEEDBACK_RETENTION_DAYS } from "@wattleaf/shared/domain/chat";
import { LoadError } from "../../components/load-error";
import { useT } from "../../lib/i18n";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { Switch } from "../../ui/switch";
import { SettingsSection } from "./section";
import { usePreferences } from "./use-preferences";

export function Privacy() {
  const t = useT();
  return (
    <SettingsSection id="privacy" title={t("settings.privacy.title")} text={t("settings.privacy.text")}>
      <Choices />
    </SettingsSection>
  );
}

function Choices() {
  const t = useT();
  const { preferences, change } = usePreferences();
  if (preferences.isPending) return <Skeleton className="h-40" />;
  if (preferences.isLoadingError) return <LoadError title={t("settings.privacy.failed")} query={preferences} />;
  const shown = preferences.data;
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <Field label={t("settings.privacy.leaderboard")} className="max-w-sm">
        <Select
          value={shown.leaderboard}
          onChange={({ target }) => change.mutate({ leaderboard: target.value as LeaderboardChoice })}
          options={LEADERBOARD_CHOICES.map((value) => ({ value, label: t(`settings.privacy.${value}`) }))}
        />
      </Field>
      <Switch
        controlAt="end"
        label={t("settings.privacy.improve")}
        hint={t("settings.privacy.improve.hint", { days: FEEDBACK_RETENTION_DAYS })}
        checked={shown.improveAssistant}
        onChange={({ target }) => change.mutate({ improveAssistant: target.checked })}
      />
    </div>
  );
}
