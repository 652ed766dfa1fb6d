import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import { API_CALLS_PER_MINUTE, MAX_API_KEYS } from "@wattleaf/shared/domain/api-keys";
import { CHAT_QUOTAS } from "@wattleaf/shared/domain/chat";
import { PLANS } from "@wattleaf/shared/domain/plans";
import { formatNumber } from "@wattleaf/shared/i18n/format/numbers";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { Check, Minus } from "lucide-react";
import { ClaimNote } from "../../components/claim-note";
import type { ClaimId } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Cell, HeaderCell, Table } from "../../ui/table";

interface Row {
  name: MessageKey;
  /** An allowance, or whether the plan has it. */
  of: (plan: SubscriptionTier) => number | boolean;
  /** The source of the figure in its name. */
  claim?: ClaimId;
}

const all = () => true;

const groups: readonly { name: MessageKey; rows: readonly Row[] }[] = [
  {
    name: "pricing.compare.use",
    rows: [
      { name: "pricing.compare.questionsDay", of: (plan) => CHAT_QUOTAS[plan].perDay },
      { name: "pricing.compare.questionsMinute", of: (plan) => CHAT_QUOTAS[plan].perMinute },
      { name: "pricing.compare.calls", of: (plan) => API_CALLS_PER_MINUTE[plan] },
      { name: "pricing.compare.keys", of: () => MAX_API_KEYS },
    ],
  },
  {
    name: "pricing.compare.analysis",
    rows: [
      { name: "pricing.compare.bills", of: all },
      { name: "pricing.compare.meter", of: all, claim: "smart-meter-data" },
      { name: "pricing.compare.appliances", of: all },
      { name: "pricing.compare.tariffs", of: all },
    ],
  },
  {
    name: "pricing.compare.control",
    rows: [
      { name: "pricing.compare.schedules", of: all },
      { name: "pricing.compare.vpp", of: all },
    ],
  },
  {
    name: "pricing.compare.account",
    rows: [
      { name: "pricing.compare.security", of: all },
      { name: "pricing.compare.export", of: all },
    ],
  },
  {
    name: "pricing.compare.service",
    rows: [
      { name: "pricing.compare.email", of: all },
      { name: "pricing.compare.setup", of: (plan) => plan === "pro" || plan === "enterprise" },
      { name: "pricing.compare.contact", of: (plan) => plan === "enterprise" },
      { name: "pricing.compare.servers", of: (plan) => plan === "enterprise" },
    ],
  },
];

export function Comparison() {
  const t = useT();
  return (
    <section>
      <h2 className="text-3xl font-bold tracking-tight">{t("pricing.compare.title")}</h2>
      <Table caption={t("pricing.compare.title")} className="relative mt-6">
        <thead>
          <tr>
            <HeaderCell>{t("pricing.compare.feature")}</HeaderCell>
            {PLANS.map(({ id }) => (
              <HeaderCell key={id} align="center">
                {t(`plans.${id}.name`)}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={1 + PLANS.length}
                className="px-2 pb-2 pt-6 text-base font-semibold sm:px-4"
              >
                {t(name)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <HeaderCell scope="row" className="min-w-[9rem] font-normal">
                  {t(row.name)}
                  {row.claim && <ClaimNote id={row.claim} />}
                </HeaderCell>
                {PLANS.map(({ id }) => (
                  <Cell key={id} align="center" className="tabular-nums">
                    <Value of={row.of(id)} />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </section>
  );
}

function Value({ of: value }: { of: number | boolean }) {
  const t = useT();
  const language = useLanguage();
  if (typeof value === "number") return formatNumber(value, language, 0);
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={`mx-auto size-5 ${value ? "text-brand-strong" : "text-muted"}`} />
      <span className="sr-only">{t(value ? "pricing.compare.yes" : "pricing.compare.no")}</span>
    </>
  );
}
