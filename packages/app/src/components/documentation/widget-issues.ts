import type { Issue } from "./issue";

/** A function, not a token: it is called for each new one. */
const FRESH_TOKENS = `Wattleaf.push(["identify", () =>
  fetch("/wattleaf-token", { method: "POST" }).then((response) => response.text())]);`;

/** What partners meet who put the assistant on their own pages, and what to do. */
export const widgetIssues: readonly Issue[] = [
  {
    id: "widget",
    signal: "403 origin_not_allowed",
    issue: "documentation.issue.widget",
    cause: "documentation.issue.widget.cause",
    solution: "documentation.issue.widget.solution",
  },
  {
    id: "widget-key",
    signal: "404 unknown_widget_key",
    issue: "documentation.issue.widgetKey",
    cause: "documentation.issue.widgetKey.cause",
    solution: "documentation.issue.widgetKey.solution",
  },
  {
    id: "widget-policy",
    signal: "Content-Security-Policy",
    issue: "documentation.issue.widgetPolicy",
    cause: "documentation.issue.widgetPolicy.cause",
    solution: "documentation.issue.widgetPolicy.solution",
    code: { title: "Content-Security-Policy", of: (origin) => `script-src ${origin}; connect-src ${origin}` },
  },
  {
    id: "widget-look",
    signal: "data-theme, data-accent",
    issue: "documentation.issue.widgetLook",
    cause: "documentation.issue.widgetLook.cause",
    solution: "documentation.issue.widgetLook.solution",
    code: {
      title: "HTML",
      of: (origin) =>
        `<script async src="${origin}/widget.js" data-key="YOUR_WIDGET_KEY"\n  data-theme="light" data-accent="#0b5c3a"></script>`,
    },
  },
  {
    id: "widget-identity",
    signal: "401 identity_token_invalid",
    issue: "documentation.issue.identity",
    cause: "documentation.issue.identity.cause",
    solution: "documentation.issue.identity.solution",
  },
  {
    id: "widget-expired",
    signal: "auth:expired",
    issue: "documentation.issue.authExpired",
    cause: "documentation.issue.authExpired.cause",
    solution: "documentation.issue.authExpired.solution",
    code: { title: "JavaScript", of: () => FRESH_TOKENS },
  },
  {
    id: "widget-rewards",
    signal: "features.rewards",
    issue: "documentation.issue.rewards",
    cause: "documentation.issue.rewards.cause",
    solution: "documentation.issue.rewards.solution",
  },
  {
    id: "webhook-signature",
    signal: "webhook-signature",
    issue: "documentation.issue.signature",
    cause: "documentation.issue.signature.cause",
    solution: "documentation.issue.signature.solution",
  },
];
