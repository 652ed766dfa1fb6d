import { SearchX } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/state-message";
import { TABS, type TabName } from "./use-section";

interface NothingFoundProps {
  query: string;
  found: Record<TabName, readonly unknown[]>;
  onOpen: (tab: TabName) => void;
  onClear: () => void;
}

/** A tab without results links to those that have some. */
export function NothingFound({ query, found, onOpen, onClear }: NothingFoundProps) {
  const t = useT();
  return (
    <EmptyState
      icon={<SearchX className="size-6" />}
      title={t("documentation.search.none", { query })}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {TABS.filter((tab) => found[tab].length > 0).map((tab) => (
            <Button key={tab} variant="secondary" onClick={() => onOpen(tab)}>
              {t("documentation.search.elsewhere", { tab: t(`documentation.tab.${tab}`), count: found[tab].length })}
            </Button>
          ))}
          <Button variant="ghost" onClick={onClear}>
            {t("documentation.search.clear")}
          </Button>
        </span>
      }
    />
  );
}
