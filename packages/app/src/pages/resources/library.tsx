import { useAddressChoice } from "../../lib/address-choice";
import { useT } from "../../lib/i18n";
import { Tabs } from "../../ui/tabs";
import { type ListedResource, ResourceList } from "../../components/finder/resource-list";

const KINDS = ["blog", "papers", "events", "guides"] as const;

export interface LibraryProps {
  resources: readonly ListedResource[];
}

/** All resources, a tab for each kind. */
export function Library({ resources }: LibraryProps) {
  const t = useT();
  const [kind, choose] = useAddressChoice("tab", KINDS);
  return (
    <Tabs
      label={t("resourcesFinder.tabs")}
      value={kind}
      onValueChange={choose}
      items={KINDS.map((value) => ({
        value,
        label: t(`resourcesFinder.kind.${value}`),
        content: <ResourceList resources={resources.filter((each) => each.kind === value)} />,
      }))}
    />
  );
}
