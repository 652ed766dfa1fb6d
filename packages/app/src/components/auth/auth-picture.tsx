/** Bar heights for 24 hours. Decoration, not data: it has no figures and no axis. */
const hours = [30, 28, 26, 26, 28, 40, 66, 82, 70, 52, 46, 50, 62, 54, 48, 52, 74, 108, 126, 118, 92, 70, 48, 36];
const SLOT = 20;
const HEIGHT = 150;
const PEAK = { from: 17, to: 21 };

export function AuthPicture() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${hours.length * SLOT} ${HEIGHT}`} className="block w-full">
      {hours.map((height, hour) => (
        <rect
          key={`${hour}`}
          x={hour * SLOT + 3}
          y={HEIGHT - height}
          width={SLOT - 6}
          height={height}
          rx="4"
          fill={hour >= PEAK.from && hour < PEAK.to ? "#f2b648" : "#34a853"}
          fillOpacity={0.85}
        />
      ))}
      <rect y={HEIGHT - 26} width={hours.length * SLOT} height="26" fill="#2b6e4c" fillOpacity="0.9" />
    </svg>
  );
}
