import {
  API_CALLS_PER_MINUTE,
  API_KEY_PREFIX,
  API_KEY_SCOPES,
  type ApiKeyScope,
  DEMO_API_KEY,
} from "@wattleaf/shared/domain/api-keys";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { KeyRound } from "lucide-react";
import { SiteLink } from "../site-link";
import { formatNumber } from "../../lib/format";
import { SITE_ORIGIN } from "../../lib/site-origin";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";

const SCOPE_TEXT: Record<ApiKeyScope, MessageKey> = {
  api: "documentation.facts.scope.api",
  "data:read": "documentation.facts.scope.read",
  "data:write": "documentation.facts.scope.write",
  partners: "documentation.facts.scope.partners",
};

/** The basics of every call: base URL, authentication, scopes, rate limit. */
export function BasicFacts() {
  const t = useT();
  const language = useLanguage();
  const limits = Object.values(API_CALLS_PER_MINUTE);
  return (
    <Card variant="forest" className="min-w-0">
      <dl className="flex flex-col gap-4 text-sm">
        <div>
          <dt className="text-on-forest-muted">{t("documentation.facts.url")}</dt>
          <dd className="mt-0.5 font-mono [overflow-wrap:anywhere]">{SITE_ORIGIN}/api/v1</dd>
          <dd className="mt-0.5 text-on-forest-muted">{t("documentation.facts.url.text")}</dd>
        </div>
        <div>
          <dt className="text-on-forest-muted">{t("documentation.facts.header")}</dt>
          <dd className="mt-0.5 font-mono [overflow-wrap:anywhere]">Authorization: Bearer {API_KEY_PREFIX}…</dd>
        </div>
        <div>
          <dt className="text-on-forest-muted">{t("documentation.facts.demo")}</dt>
          <dd className="mt-0.5 font-mono [overflow-wrap:anywhere]">{DEMO_API_KEY}</dd>
          <dd className="mt-0.5 text-on-forest-muted">{t("documentation.facts.demo.text")}</dd>
        </div>
        <div>
          <dt className="text-on-forest-muted">{t("documentation.facts.scopes")}</dt>
          {API_KEY_SCOPES.map((scope) => (
            <dd key={scope} className="mt-0.5">
              <span className="font-mono">{scope}</span>{" "}
              <span className="text-on-forest-muted">{t(SCOPE_TEXT[scope])}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-on-forest-muted">{t("documentation.facts.limits")}</dt>
          <dd className="mt-0.5 tabular-nums">
            {t("documentation.facts.calls", {
              least: formatNumber(Math.min(...limits), language),
              most: formatNumber(Math.max(...limits), language),
            })}
          </dd>
        </div>
      </dl>
      <Button
        variant="secondary"
        icon={<KeyRound aria-hidden="true" className="size-4" />}
        className="mt-6 w-full"
        asChild
      >
        <SiteLink to="/settings">{t("documentation.facts.key")}</SiteLink>
      </Button>
    </Card>
  );
}
