import { FLOOR, hourX, ink, PICTURE } from "./frame";

/** The ground line with a tick for every third hour, which most pictures stand on. */
export function DayAxis({ floor = FLOOR }: { floor?: number }) {
  return (
    <g stroke={ink.line} strokeOpacity="0.45">
      <path d={`M0 ${floor}H${PICTURE.width}`} />
      {[3, 6, 9, 12, 15, 18, 21].map((hour) => (
        <path key={hour} d={`M${hourX(hour)} ${floor}v${hour % 6 === 0 ? 7 : 4}`} />
      ))}
    </g>
  );
}
