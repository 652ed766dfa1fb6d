import { useT } from "../../../lib/i18n";

const MONTHS = 24;
const HOURS = 24;
const CELL = { width: 20, height: 6 } as const;

/** Typical shape of a home with electric heating: mornings and evenings, and more of both in winter. 0 to 1. */
function share(month: number, hour: number): number {
  const winter = (1 + Math.cos((month / 12) * 2 * Math.PI)) / 2;
  const bump = (at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2));
  return Math.min(1, 0.1 + (0.35 + 0.45 * winter) * bump(7, 1.8) + (0.45 + 0.45 * winter) * bump(19, 2.6));
}

/** 24 months across, the hours of the day down: the darker, the more is used. */
export function MeterPicture() {
  const t = useT();
  return (
    <svg
      role="img"
      aria-label={t("product.meter.caption")}
      viewBox={`0 0 ${MONTHS * CELL.width} ${HOURS * CELL.height}`}
      preserveAspectRatio="none"
      className="h-48 w-full rounded-lg border border-line bg-surface forced-color-adjust-none"
    >
      {Array.from({ length: MONTHS * HOURS }, (_, cell) => {
        const [month, hour] = [Math.floor(cell / HOURS), cell % HOURS];
        return (
          <rect
            key={`${cell}`}
            x={month * CELL.width}
            y={hour * CELL.height}
            width={CELL.width - 1}
            height={CELL.height - 0.5}
            fill="var(--wl-brand-strong)"
            fillOpacity={share(month, hour).toFixed(2)}
          />
        );
      })}
    </svg>
  );
}
