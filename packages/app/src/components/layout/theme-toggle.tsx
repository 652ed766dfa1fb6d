import { Moon, Sun } from "lucide-react";
import { useT } from "../../lib/i18n";
import { buttonBase, buttonVariants, iconButtonSizes } from "../../ui/button.variants";
import { cx } from "../../ui/cx";

/** Works by document/theme.ts in documents and in the app. The style sheet knows the theme, the markup does not. */
export function ThemeToggle() {
  const t = useT();
  return (
    <button
      type="button"
      data-theme-toggle
      className={cx(buttonBase, buttonVariants.ghost, iconButtonSizes.md, "shrink-0")}
    >
      <span className="dark:hidden">
        <Moon aria-hidden="true" className="size-5" />
        <span className="sr-only">{t("theme.toDark")}</span>
      </span>
      <span className="hidden dark:inline">
        <Sun aria-hidden="true" className="size-5" />
        <span className="sr-only">{t("theme.toLight")}</span>
      </span>
    </button>
  );
}
