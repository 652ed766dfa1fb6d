import { ChartColumn, Download, Ellipsis, Image, Table2 } from "lucide-react";
import type { RefObject } from "react";
import { useT } from "../../lib/i18n";
import { saveFile } from "../../lib/save-file";
import { DropdownMenu, DropdownMenuItem } from "../../ui/dropdown-menu";
import { IconButton } from "../../ui/icon-button";
import { type ChartData, toCsv } from "./chart-data";

interface ChartMenuProps {
  title: string;
  /** Made when they are asked for: they may be many. */
  data: () => ChartData;
  asTable: boolean;
  onToggle: () => void;
  /** Holds the drawn chart. */
  drawn: RefObject<HTMLElement | null>;
}

const fileNameOf = (title: string): string => title.replaceAll(/[\\/:*?"<>|\s]+/g, "-").toLowerCase();
const icon = "size-4";

/** The figures behind a chart, and both as files. */
export function ChartMenu({ title, data, asTable, onToggle, drawn }: ChartMenuProps) {
  const t = useT();
  const name = fileNameOf(title);
  const savePng = async () => {
    // Only who downloads a picture loads what draws it.
    const { chartPng } = await import("./chart-png");
    if (drawn.current)
      saveFile({ fileName: `${name}.png`, mediaType: "image/png", content: await chartPng(drawn.current) });
  };
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t("attachment.menu", { title })} className="print:hidden">
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    >
      <DropdownMenuItem
        icon={asTable ? <ChartColumn className={icon} /> : <Table2 className={icon} />}
        onSelect={onToggle}
      >
        {t(asTable ? "attachment.asChart" : "attachment.asTable")}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Download className={icon} />}
        onSelect={() => saveFile({ fileName: `${name}.csv`, mediaType: "text/csv", content: toCsv(data()) })}
      >
        {t("attachment.csv")}
      </DropdownMenuItem>
      {!asTable && (
        <DropdownMenuItem icon={<Image className={icon} />} onSelect={() => void savePng()}>
          {t("attachment.png")}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
