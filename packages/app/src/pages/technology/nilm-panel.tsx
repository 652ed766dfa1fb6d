import { useT } from "../../lib/i18n";
import { FlowDiagram } from "./flow-diagram";
import { LiveSplit } from "./live-split";

export function NilmPanel() {
  const t = useT();
  return (
    <div className="flex flex-col gap-10">
      <div className="max-w-3xl">
        <h2 className="text-3xl font-bold tracking-tight text-balance">{t("technologyLive.try.title")}</h2>
        <p className="mt-3 text-lg text-pretty text-muted">{t("technologyLive.try.text")}</p>
      </div>
      <LiveSplit />
      <FlowDiagram />
    </div>
  );
}
