import { Moon, Sun } from "lucide-react";
import { useT } from "../../lib/i18n";
import { useTheme } from "../../stores/theme";
import { IconButton } from "../../ui/icon-button";

export function ThemeToggle() {
  const t = useT();
  const theme = useTheme((state) => state.theme);
  const toggle = useTheme((state) => state.toggle);
  return (
    <IconButton label={t(theme === "dark" ? "theme.toLight" : "theme.toDark")} onClick={toggle}>
      {/* The prerendered page does not know the theme; the style sheet does. */}
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
    </IconButton>
  );
}
