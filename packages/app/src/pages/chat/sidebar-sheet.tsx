import { LanguageSwitch } from "../../components/layout/language-switch";
import { ThemeToggle } from "../../components/layout/theme-toggle";
import { useT } from "../../lib/i18n";
import { Sheet } from "../../ui/sheet";
import { Sidebar, type SidebarProps } from "./sidebar";

interface SidebarSheetProps extends Omit<SidebarProps, "onLeave"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SidebarSheet({ open, onOpenChange, ...sidebar }: SidebarSheetProps) {
  const t = useT();
  return (
    <Sheet
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={t("chat.page.sheet.title")}
      closeLabel={t("action.close")}
    >
      <div className="flex min-h-full flex-col">
        <Sidebar {...sidebar} onLeave={() => onOpenChange(false)} />
        <div className="mt-3 flex items-center justify-between border-t border-line pt-3 sm:hidden">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
    </Sheet>
  );
}
