import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../lib/i18n";
import { IconButton } from "../../ui/icon-button";

/** The sheet and its focus trap load when first opened: most visits never need them. */
const MobileMenuSheet = lazy(() =>
  import("./mobile-menu-sheet").then((module) => ({ default: module.MobileMenuSheet })),
);

export function MobileMenu() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        label={t("menu.open")}
        aria-expanded={open}
        className="lg:hidden"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenuSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
