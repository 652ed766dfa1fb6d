import type { Language } from "@wattleaf/shared/i18n/language";
import { useT } from "../../lib/i18n";
import { useChooseLanguage, useLanguage } from "../../stores/language";
import { cx } from "../../ui/cx";

const choices: readonly { language: Language; text: string }[] = [
  { language: "en", text: "EN" },
  { language: "zh", text: "中文" },
];

/** Each language is written in its own script, so that its readers can recognize it. */
export function LanguageSwitch() {
  const t = useT();
  const current = useLanguage();
  const choose = useChooseLanguage();
  return (
    <fieldset aria-label={t("language.label")} className="flex items-center rounded-md">
      {choices.map(({ language, text }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={current === language}
          onClick={() => void choose(language)}
          className={cx(
            "h-11 min-w-[2.25rem] rounded-md px-2 text-sm transition duration-150",
            current === language ? "font-semibold text-ink" : "text-muted hover:text-ink",
          )}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
