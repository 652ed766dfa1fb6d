import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Badge } from "../../ui/badge";
import type { TryResult } from "./send-request";

const OK = 200;
const REDIRECT = 300;

/** The response of a call, or that there was none. */
export function TryAnswer({ result }: { result: TryResult | "failed" | null }) {
  const t = useT();
  return (
    <div aria-live="polite" className={result === null ? "" : "mt-6"}>
      {result === "failed" && (
        <Alert variant="danger" title={t("documentationTry.failed.title")}>
          {t("documentationTry.failed.text")}
        </Alert>
      )}
      {result !== null && result !== "failed" && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            <Badge variant={result.status >= OK && result.status < REDIRECT ? "brand" : "danger"}>
              {t("documentationTry.status", { status: result.status })}
            </Badge>
            <span className="tabular-nums">{t("documentationTry.time", { ms: result.ms })}</span>
            {result.remaining !== null && (
              <span className="tabular-nums">{t("documentationTry.remaining", { count: result.remaining })}</span>
            )}
          </p>
          <pre
            role="group"
            aria-label={t("documentationTry.response")}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
            tabIndex={0}
            lang="en"
            className="mt-3 max-h-[28rem] overflow-auto rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-xs leading-relaxed"
          >
            <code>{result.body}</code>
          </pre>
        </>
      )}
    </div>
  );
}
