import { useT } from "../../lib/i18n";
import { ink } from "../pictures/frame";

interface SavingsCertificateProps {
  name: string;
  /** In the reader's language. */
  day: string;
  /** What was saved, in the reader's language; null while nothing was measured. */
  kwh: string | null;
  /** Some readings are made up: a sandbox meter, or the sample household. */
  isSimulated: boolean;
}

/** A4, a unit of the drawing being a millimeter. */
export function SavingsCertificate({ name, day, kwh, isSimulated }: SavingsCertificateProps) {
  const t = useT();
  const text = kwh === null ? t("store.certificate.start") : t("store.certificate.text", { kwh });
  return (
    <svg
      // For paper, whatever the page's theme.
      data-theme="light"
      role="img"
      aria-label={`${t("store.certificate.title")}: ${name}. ${text} ${day}`}
      viewBox="0 0 297 210"
      fill="none"
      textAnchor="middle"
      className="w-full rounded-lg border border-line"
      style={{ color: "var(--wl-brand-strong)" }}
    >
      <rect width="297" height="210" fill={ink.surface} />
      <rect x="10" y="10" width="277" height="190" rx="4" stroke={ink.line} strokeWidth="1.5" />
      <rect x="14" y="14" width="269" height="182" rx="2" stroke={ink.line} strokeOpacity="0.35" strokeWidth="0.6" />
      <path d="M148.5 28c12 5 17 15 15 27c-13-2-19-13-15-27Z" fill={ink.brand} />
      <path d="M148.5 34c-9 4-13 12-12 21c10-2 15-10 12-21Z" fill={ink.brand} fillOpacity="0.5" />
      <text x="148.5" y="80" fontSize="15" fontWeight="700" fill={ink.line}>
        {t("store.certificate.title")}
      </text>
      <text x="148.5" y="112" fontSize="19" fontWeight="700" fill="var(--wl-ink)">
        {name}
      </text>
      <path d="M78 119h141" stroke={ink.line} strokeOpacity="0.35" strokeWidth="0.6" />
      <text x="148.5" y="136" fontSize="9" fill="var(--wl-ink)">
        {text}
      </text>
      <text x="148.5" y="176" fontSize="7" fill="var(--wl-muted)">
        {["Wattleaf", day, isSimulated && t("store.certificate.simulated")].filter(Boolean).join(" · ")}
      </text>
    </svg>
  );
}
