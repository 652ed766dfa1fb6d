import type { ReactNode } from "react";
import { LoadError } from "../../components/load-error";
import { useT } from "../../lib/i18n";
import { Skeleton } from "../../ui/skeleton";
import { Tabs } from "../../ui/tabs";
import { Appearance } from "./appearance";
import { Articles } from "./articles";
import { Customers } from "./customers";
import { DeleteWorkspace } from "./delete-workspace";
import { Identity } from "./identity";
import { Installation } from "./installation";
import { Questions } from "./questions";
import { Tariffs } from "./tariffs";
import { Usage } from "./usage";
import { usePartner } from "./use-partners";
import { Webhooks } from "./webhooks";

export function Workspace({ id }: { id: string }) {
  const t = useT();
  const partner = usePartner(id);
  if (partner.isPending) return <Skeleton className="h-96" aria-label={t("state.loading")} />;
  if (partner.isLoadingError) return <LoadError title={t("partners.loadFailed")} query={partner} />;
  const shown = partner.data;
  const tab = (value: string, label: string, content: ReactNode) => ({
    value,
    label,
    content: <div className="flex flex-col gap-8">{content}</div>,
  });
  return (
    <Tabs
      label={t("partners.sections")}
      items={[
        tab(
          "installation",
          t("partners.tab.installation"),
          <>
            <Installation partner={shown} />
            <DeleteWorkspace partner={shown} />
          </>,
        ),
        tab("appearance", t("partners.tab.appearance"), <Appearance key={shown.id} partner={shown} />),
        tab(
          "knowledge",
          t("partners.tab.knowledge"),
          <>
            <Articles partner={shown} />
            <Tariffs partner={shown} />
            <Questions partner={shown} />
          </>,
        ),
        tab(
          "identity",
          t("partners.tab.identity"),
          <>
            <Identity partner={shown} />
            <Customers partner={shown} />
          </>,
        ),
        tab("webhooks", t("partners.tab.webhooks"), <Webhooks partner={shown} />),
        tab("usage", t("partners.tab.usage"), <Usage partner={shown} />),
      ]}
    />
  );
}
