import { useMutation } from "@tanstack/react-query";
import { MAX_PARTNER_TARIFFS } from "@wattleaf/shared/domain/partners";
import { useState } from "react";
import { useT } from "../../../lib/i18n";
import { showToast } from "../../../lib/show-toast";
import { trpc } from "../../../lib/trpc";
import { FileDrop } from "../../../ui/file-drop";
import { useRefresh } from "../use-partners";
import { readTariffFile, type TariffItem } from "./read-tariff-file";
import { useTariffFaults } from "./use-tariff-faults";

/** Adds every rate plan of a file; those that are rejected are named with what is wrong with their fields. */
export function TariffUpload({ partnerId }: { partnerId: string }) {
  const t = useT();
  const refresh = useRefresh();
  const faultsOf = useTariffFaults();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const creation = useMutation(trpc.partners.createTariff.mutationOptions());

  const add = async (items: readonly TariffItem[]): Promise<void> => {
    const found: string[] = [];
    let added = 0;
    for (const [index, tariff] of items.entries()) {
      try {
        // One after the other: a second of the same name is rejected.
        // oxlint-disable-next-line no-await-in-loop
        await creation.mutateAsync({ partner_id: partnerId, tariff });
        added += 1;
      } catch (error) {
        found.push(...faultsOf(error, items.length > 1 ? nameOf(tariff, index) : undefined));
      }
    }
    setFaults([...new Set(found)]);
    if (added > 0) showToast({ title: t("partners.tariffs.added", { count: added }) });
    await refresh();
  };
  const read = async (file: File): Promise<void> => {
    if (creation.isPending) return;
    setFaults([]);
    const items = readTariffFile(await file.text());
    if (items) await add(items);
    else setFaults([t("partners.tariffs.notJson")]);
  };
  return (
    <FileDrop
      label={t("partners.tariffs.file")}
      hint={t("partners.tariffs.fileHint", { count: MAX_PARTNER_TARIFFS })}
      chooseLabel={t("partners.tariffs.choose")}
      removeLabel={t("partners.remove")}
      accept=".json,application/json"
      error={
        faults.length > 0 &&
        faults.map((fault) => (
          <span key={fault} className="block [overflow-wrap:anywhere]">
            {fault}
          </span>
        ))
      }
      onFile={(file) => void read(file)}
      onRemove={() => setFaults([])}
      className="max-w-2xl"
    />
  );
}

/** One without a name by its place, as the file has it. */
const nameOf = ({ name }: TariffItem, index: number): string =>
  typeof name === "string" && name.trim() !== "" ? name : `items.${index}`;
