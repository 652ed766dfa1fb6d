import { curlOf } from "./curl";
import type { Issue } from "./issue";
import { operationOf } from "./operation-of";
import { retrySample } from "./sdk-list";
import { widgetIssues } from "./widget-issues";

/** Common errors, their codes (shared/errors.ts) and fixes. */
export const issues: readonly Issue[] = [
  {
    id: "authentication",
    signal: "401 invalid_api_key",
    issue: "documentation.issue.authentication",
    cause: "documentation.issue.authentication.cause",
    solution: "documentation.issue.authentication.solution",
    code: { title: "HTTP", of: () => "Authorization: Bearer wl_live_…" },
  },
  {
    id: "rate-limit",
    signal: "429 rate_limited",
    issue: "documentation.issue.rateLimit",
    cause: "documentation.issue.rateLimit.cause",
    solution: "documentation.issue.rateLimit.solution",
    code: { title: "JavaScript", of: () => retrySample },
  },
  {
    id: "format",
    signal: "400 invalid_input",
    issue: "documentation.issue.format",
    cause: "documentation.issue.format.cause",
    solution: "documentation.issue.format.solution",
    code: { title: "curl", of: (origin) => curlOf(operationOf("validation.validate"), origin) },
  },
  {
    id: "size",
    signal: "413 too_large",
    issue: "documentation.issue.size",
    cause: "documentation.issue.size.cause",
    solution: "documentation.issue.size.solution",
  },
  {
    id: "overload",
    signal: "503 overloaded",
    issue: "documentation.issue.overload",
    cause: "documentation.issue.overload.cause",
    solution: "documentation.issue.overload.solution",
  },
  {
    id: "browser",
    signal: "CORS",
    issue: "documentation.issue.browser",
    cause: "documentation.issue.browser.cause",
    solution: "documentation.issue.browser.solution",
  },
  ...widgetIssues,
];

/** What to do about an error code, where there is more to say than its message does. */
export const issueOf = (code: string): Issue | undefined => issues.find(({ signal }) => signal.endsWith(` ${code}`));
