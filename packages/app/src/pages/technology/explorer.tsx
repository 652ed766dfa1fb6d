import { useAddressChoice } from "../../lib/address-choice";
import { useT } from "../../lib/i18n";
import { Tabs } from "../../ui/tabs";
import { ControlPanel } from "./control-panel";
import { NilmPanel } from "./nilm-panel";
import { VppPanel } from "./vpp-panel";

const TABS = ["nilm", "vpp", "control"] as const;

/** The three technologies, each to try; the open one is in the address. */
export function Explorer() {
  const t = useT();
  const [tab, open] = useAddressChoice("tab", TABS);
  const panels = { nilm: <NilmPanel />, vpp: <VppPanel />, control: <ControlPanel /> };
  return (
    <Tabs
      label={t("technologyLive.tabs")}
      value={tab}
      onValueChange={open}
      items={TABS.map((value) => ({ value, label: t(`technologyLive.tab.${value}`), content: panels[value] }))}
    />
  );
}
