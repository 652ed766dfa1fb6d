import { type PaidPlan, PAID_PLANS, priceOf } from "@wattleaf/shared/domain/billing";
import { formatMoney } from "@wattleaf/shared/i18n/format/numbers";
import { ClaimNote } from "../../components/claim-note";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

/** The average saving (specification, section 1; a claim of ours, see /methods#average-savings). */
const SAVING = 0.12;
const PLOT = { width: 600, height: 260, left: 8, right: 8, top: 34, bottom: 34 } as const;
const MAX_BILL_USD = 1_600;
const TICKS_USD = [0, 400, 800, 1_200, 1_600];
const MAX_SAVING_USD = MAX_BILL_USD * SAVING;

const x = (billUsd: number) => PLOT.left + (billUsd / MAX_BILL_USD) * (PLOT.width - PLOT.left - PLOT.right);
const y = (savingUsd: number) =>
  PLOT.height - PLOT.bottom - (savingUsd / MAX_SAVING_USD) * (PLOT.height - PLOT.top - PLOT.bottom);

/** The bill from which a plan costs less than it saves, to the next $10. */
const evenBillUsd = (plan: PaidPlan) => Math.ceil(priceOf(plan, "monthly").usd / SAVING / 10) * 10;

export function Payoff() {
  const t = useT();
  const language = useLanguage();
  const dollars = (usd: number) => formatMoney(usd, "USD", language, { minimum: 0 });
  const bills = { growth: dollars(evenBillUsd("growth")), pro: dollars(evenBillUsd("pro")) };
  return (
    <section className="border-y border-line bg-surface py-16 md:py-20">
      <Container className="grid items-center gap-10 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
        <div>
          <SectionHeading
            title={t("pricing.payoff.title")}
            lead={
              <>
                {t("pricing.payoff.text", bills)}
                <ClaimNote id="average-savings" />
              </>
            }
          />
          <p className="mt-4 max-w-prose text-sm text-muted">{t("pricing.payoff.note")}</p>
        </div>
        <svg
          role="img"
          aria-label={t("pricing.payoff.chart")}
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          className="w-full"
        >
          {TICKS_USD.map((bill) => (
            <g key={bill}>
              <line x1={x(bill)} x2={x(bill)} y1={PLOT.top} y2={y(0)} className="stroke-line" />
              <text
                x={x(bill)}
                y={PLOT.height - 12}
                textAnchor={bill === 0 ? "start" : bill === MAX_BILL_USD ? "end" : "middle"}
                className="fill-muted text-sm"
              >
                {dollars(bill)}
              </text>
            </g>
          ))}
          <path d={`M${x(0)} ${y(0)}L${x(MAX_BILL_USD)} ${y(MAX_SAVING_USD)}V${y(0)}Z`} className="fill-brand/[0.14]" />
          <line
            x1={x(0)}
            y1={y(0)}
            x2={x(MAX_BILL_USD)}
            y2={y(MAX_SAVING_USD)}
            strokeWidth="3"
            className="stroke-brand"
          />
          {PAID_PLANS.map((plan) => {
            const { usd } = priceOf(plan, "monthly");
            const even = usd / SAVING;
            return (
              <g key={plan}>
                <line
                  x1={x(0)}
                  x2={x(even)}
                  y1={y(usd)}
                  y2={y(usd)}
                  strokeWidth="2"
                  strokeDasharray="5 4"
                  className="stroke-amber-bright"
                />
                <circle cx={x(even)} cy={y(usd)} r="6" strokeWidth="2" className="fill-brand stroke-surface" />
                <text x={x(0) + 6} y={y(usd) - 8} className="fill-ink text-sm font-semibold">
                  {`${t(`plans.${plan}.name`)} ${dollars(usd)}`}
                </text>
              </g>
            );
          })}
          <text
            x={x(MAX_BILL_USD)}
            y={PLOT.top - 14}
            textAnchor="end"
            className="fill-brand-strong text-sm font-semibold"
          >
            {t("pricing.payoff.saving")}
          </text>
          <text x={x(800)} y={PLOT.top - 14} textAnchor="middle" className="fill-muted text-sm">
            {t("pricing.payoff.axis")}
          </text>
        </svg>
      </Container>
    </section>
  );
}
