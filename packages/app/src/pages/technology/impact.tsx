import { formatChartLabel } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { ClaimNote } from "../../components/claim-note";
import type { ClaimId } from "../../lib/claims";
import { Badge } from "../../ui/badge";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Swatch } from "../../ui/swatch";

/** A sample household's monthly use in kWh, before and after its loads were shifted and its standby cut. */
const MONTHS = [
  [912, 795],
  [846, 741],
  [758, 668],
  [612, 541],
  [548, 486],
  [596, 521],
  [704, 615],
  [718, 628],
  [602, 531],
  [618, 544],
  [734, 641],
  [886, 772],
] as const;
const MAX_KWH = 950;
const SAMPLE_YEAR = 2025;

const FIGURES: readonly { key: "savings" | "nilm" | "detection" | "analytics" | "response"; claim: ClaimId }[] = [
  { key: "savings", claim: "average-savings" },
  { key: "nilm", claim: "nilm-accuracy" },
  { key: "detection", claim: "detection-accuracy" },
  { key: "analytics", claim: "analytics-accuracy" },
  { key: "response", claim: "response-time" },
];

/** A year before and after, and the maker's figures. */
export function Impact() {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="border-y border-line bg-surface py-14 md:py-20">
      <Container>
        <SectionHeading title={t("technology.impact.title")} lead={t("technology.impact.text")} />
        <div className="mt-8 grid gap-10 lg:grid-cols-[1.6fr_1fr]">
          <figure>
            <Badge variant="outline">{t("technology.sample")}</Badge>
            <div
              role="img"
              aria-label={t("technology.impact.picture")}
              className="mt-4 flex h-52 items-end gap-1 border-b border-line-strong sm:gap-3"
            >
              {MONTHS.map(([before, after], month) => (
                // oxlint-disable-next-line react/no-array-index-key
                <div key={month} className="flex h-full flex-1 items-end gap-px sm:gap-1">
                  <span
                    className="flex-1 rounded-t-sm bg-line-strong/60 forced-color-adjust-none"
                    style={{ height: `${(before / MAX_KWH) * 100}%` }}
                  />
                  <span
                    className="flex-1 rounded-t-sm bg-brand forced-color-adjust-none"
                    style={{ height: `${(after / MAX_KWH) * 100}%` }}
                  />
                </div>
              ))}
            </div>
            <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
              <span>{formatChartLabel(`${SAMPLE_YEAR}-01`, language)}</span>
              <span>{formatChartLabel(`${SAMPLE_YEAR}-06`, language)}</span>
              <span>{formatChartLabel(`${SAMPLE_YEAR}-12`, language)}</span>
            </div>
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              <li className="flex items-center gap-2">
                <Swatch look="bg-line-strong/60" />
                {t("technology.impact.before")}
              </li>
              <li className="flex items-center gap-2">
                <Swatch look="bg-brand" />
                {t("technology.impact.after")}
              </li>
            </ul>
            <figcaption className="mt-2 text-sm text-muted">{t("technology.impact.caption")}</figcaption>
          </figure>
          <dl className="divide-y divide-line border-y border-line">
            {FIGURES.map(({ key, claim }) => (
              <div key={key} className="flex items-baseline justify-between gap-4 py-3">
                <dt className="text-muted">{t(`technology.impact.${key}`)}</dt>
                <dd className="text-2xl font-bold tabular-nums">
                  {t(`technology.impact.${key}.value`)}
                  <ClaimNote id={claim} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
