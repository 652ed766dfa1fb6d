import { useT } from "../../../lib/i18n";

/** Cents per kWh for each hour of a sample day; the car charges in the four cheapest. */
const PRICES = [
  14, 13, 12, 12, 13, 15, 19, 24, 23, 20, 17, 15, 14, 14, 16, 20, 27, 36, 38, 36, 30, 24, 18, 15,
] as const;
const CHARGED: ReadonlySet<number> = new Set([1, 2, 3, 4]);
const PEAK_CENTS = 30;
const SLOT = 20;
const HEIGHT = 160;
const MAX_CENTS = 40;

/** Prices by hour: peak in amber, and the hours in which the car charges in green. */
export function ControlPicture() {
  const t = useT();
  return (
    <svg
      role="img"
      aria-label={t("product.control.caption")}
      viewBox={`0 0 ${PRICES.length * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-40 w-full border-b border-line-strong"
    >
      {PRICES.map((cents, hour) => {
        const height = (cents / MAX_CENTS) * HEIGHT;
        const look = CHARGED.has(hour)
          ? "fill-brand"
          : cents >= PEAK_CENTS
            ? "fill-amber-bright"
            : "fill-line-strong/50";
        return (
          <rect
            key={`${hour}`}
            x={hour * SLOT + 1}
            y={HEIGHT - height}
            width={SLOT - 2}
            height={height}
            className={look}
          />
        );
      })}
    </svg>
  );
}
