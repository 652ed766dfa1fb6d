import { type ReactNode, useRef, useState } from "react";
import { type ChartData, toTable } from "./chart-data";
import { ChartMenu } from "./chart-menu";
import { DataTable } from "./data-table";

interface ChartFigureProps {
  data: ChartData;
  format: (value: number) => string;
  /** Beside the menu; the unit without one. */
  heading?: ReactNode;
  /** The drawn chart. */
  children: ReactNode;
}

/** A chart with what belongs to it: its unit, its figures as a table, and both as files. */
export function ChartFigure({ data, format, heading, children }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-2">
        {heading ?? <span className="text-xs text-muted">{data.unit}</span>}
        <ChartMenu
          title={data.title}
          data={() => data}
          asTable={asTable}
          onToggle={() => setAsTable(!asTable)}
          drawn={drawn}
        />
      </div>
      {asTable ? <DataTable title={data.title} {...toTable(data, format)} /> : <div ref={drawn}>{children}</div>}
    </div>
  );
}
