import type { Language } from "@wattleaf/shared/i18n/language";
import { useT } from "../../lib/i18n";
import { useSurface } from "../../lib/surface";
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
  const isDocument = useSurface() === "document";
  return (
    // A document asks for itself in the other language (document/language.ts, or the form without scripts).
    <form method="get">
      <fieldset aria-label={t("language.label")} className="flex items-center rounded-md">
        {choices.map(({ language, text }) => (
          <button
            key={language}
            type={isDocument ? "submit" : "button"}
            name="lang"
            value={language}
            lang={language}
            data-language={isDocument ? language : undefined}
            aria-pressed={current === language}
            onClick={isDocument ? undefined : () => void choose(language)}
            className={cx(
              "h-11 min-w-[2.25rem] rounded-md px-2 text-sm transition duration-150",
              current === language ? "font-semibold text-ink" : "text-muted hover:text-ink",
            )}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
