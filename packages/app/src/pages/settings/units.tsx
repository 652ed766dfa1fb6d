import { CURRENCIES, type Currency, TEMPERATURE_UNITS, type TemperatureUnit } from "@wattleaf/shared/domain/units";
import { LoadError } from "../../components/load-error";
import { useT } from "../../lib/i18n";
import { refreshLatestUpload } from "../../lib/latest-upload";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { SettingsSection } from "./section";
import { usePreferences } from "./use-preferences";

/** No choice: an amount that names no currency has none. */
const NONE = "none";

export function Units() {
  const t = useT();
  return (
    <SettingsSection id="units" title={t("settings.units.title")} text={t("settings.units.text")}>
      <Choices />
    </SettingsSection>
  );
}

function Choices() {
  const t = useT();
  const { preferences, change } = usePreferences();
  if (preferences.isPending) return <Skeleton className="h-40" />;
  if (preferences.isLoadingError) return <LoadError title={t("settings.units.failed")} query={preferences} />;
  const { temperatureUnit, currency } = preferences.data;
  return (
    <div className="flex max-w-sm flex-col gap-6">
      <Field label={t("settings.units.temperature")}>
        <Select
          value={temperatureUnit}
          onChange={({ target }) => change.mutate({ temperatureUnit: target.value as TemperatureUnit })}
          options={TEMPERATURE_UNITS.map((value) => ({ value, label: t(`settings.units.${value}`) }))}
        />
      </Field>
      <Field label={t("settings.units.currency")} hint={t("settings.units.currency.hint")}>
        <Select
          value={currency ?? NONE}
          onChange={({ target }) =>
            change.mutate(
              { currency: target.value === NONE ? null : (target.value as Currency) },
              { onSuccess: refreshLatestUpload },
            )
          }
          options={[
            { value: NONE, label: t("settings.units.currency.none") },
            ...CURRENCIES.map((value) => ({ value, label: t(`settings.units.currency.${value}`) })),
          ]}
        />
      </Field>
    </div>
  );
}
