import type { ClaimId } from "../../lib/claims";
import { ClaimNote } from "../../components/claim-note";
import { SiteLink } from "../../components/site-link";
import { useAddressChoice } from "../../lib/address-choice";
import { useT } from "../../lib/i18n";
import { Tabs } from "../../ui/tabs";

const TABS = ["performance", "security", "scalability", "apis"] as const;
type Tab = (typeof TABS)[number];
const ROWS = ["a", "b", "c", "d"] as const;

/** Rows whose figure or statement is the maker's own. */
const claims: Record<Tab, Partial<Record<(typeof ROWS)[number], ClaimId>>> = {
  performance: { c: "response-time", d: "uptime" },
  security: { c: "compliance", d: "compliance" },
  scalability: { b: "supported-devices", c: "energy-analyzed" },
  apis: { d: "connectivity" },
};

/** Four aspects of the platform; the open one is in the address. */
export function PlatformTabs() {
  const t = useT();
  const [tab, open] = useAddressChoice("platform", TABS);
  return (
    <section aria-labelledby="platform-title">
      <h2 id="platform-title" className="mb-6 text-3xl font-bold tracking-tight">
        {t("technologyLive.platform.title")}
      </h2>
      <Tabs
        variant="pill"
        label={t("technologyLive.platform.title")}
        value={tab}
        onValueChange={open}
        items={TABS.map((value) => ({
          value,
          label: t(`technologyLive.platform.${value}`),
          content: (
            <>
              <dl className="grid gap-x-12 md:grid-cols-2">
                {ROWS.map((row) => {
                  const claim = claims[value][row];
                  return (
                    <div key={row} className="border-t border-line py-4">
                      <dt className="text-xl font-bold tabular-nums">
                        {t(`technologyLive.platform.${value}.${row}`)}
                        {claim && <ClaimNote id={claim} />}
                      </dt>
                      <dd className="mt-1 max-w-prose text-pretty text-muted">
                        {t(`technologyLive.platform.${value}.${row}.text`)}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {value === "apis" && (
                <SiteLink to="/documentation" className="font-semibold text-brand-strong underline underline-offset-4">
                  {t("technologyLive.platform.docs")}
                </SiteLink>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
