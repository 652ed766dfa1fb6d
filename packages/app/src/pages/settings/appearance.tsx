import { useState } from "react";
import { chooseTheme, chosenTheme, type Theme } from "../../lib/current-theme";
import { useT } from "../../lib/i18n";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { SettingsSection } from "./section";

const SYSTEM = "system";

/** The theme; the header's button chooses between light and dark, and only here the device's own can be had back. */
export function Appearance() {
  const t = useT();
  const [theme, setTheme] = useState<string>(chosenTheme() ?? SYSTEM);
  const choose = (next: string) => {
    setTheme(next);
    chooseTheme(next === SYSTEM ? null : (next as Theme));
  };
  return (
    <SettingsSection id="appearance" title={t("settings.appearance.title")} text={t("settings.appearance.text")}>
      <Field label={t("settings.appearance.theme")} className="max-w-sm">
        <Select
          value={theme}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: SYSTEM, label: t("settings.appearance.system") },
            { value: "light", label: t("settings.appearance.light") },
            { value: "dark", label: t("settings.appearance.dark") },
          ]}
        />
      </Field>
    </SettingsSection>
  );
}
