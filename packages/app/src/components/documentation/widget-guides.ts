import { TEST_MESSAGE_EXAMPLE, WEBHOOK_EXAMPLES } from "@wattleaf/shared/contracts/webhook-messages";
import { WEBHOOK_EVENTS } from "@wattleaf/shared/domain/webhooks";
import type { Guide } from "./guide";

/** As in examples/partner-backend, whose server answers that path. */
const IDENTIFY = `window.Wattleaf = window.Wattleaf || [];
const getToken = () => fetch("/wattleaf-token", { method: "POST" }).then((response) => response.text());
window.Wattleaf.push(["identify", getToken]);`;

const PAGE_THEME = `<html lang="en" data-theme="dark">`;

const ownLook = (origin: string) => `<script async src="${origin}/widget.js" data-key="YOUR_WIDGET_KEY"
  data-theme="light" data-accent="#0b5c3a" data-position="left" data-language="en"></script>`;

const PLACE = `:root { --wattleaf-z-index: 40; }`;

const RUNTIME_LOOK = `window.Wattleaf = window.Wattleaf || [];
Wattleaf.push(["setTheme", "dark"], ["setLanguage", "zh"]);`;

const withNonce = (origin: string) => `<!-- Content-Security-Policy:
  script-src 'nonce-R4nd0m' 'strict-dynamic'; connect-src ${origin} -->
<script async nonce="R4nd0m" src="${origin}/widget.js" data-key="YOUR_WIDGET_KEY"></script>`;

const asFrame = (origin: string) =>
  `<iframe src="${origin}/widget-frame?key=YOUR_WIDGET_KEY&language=en" title="Energy assistant"></iframe>`;

/** As in examples/partner-react, which a test builds and opens. */
const component = (origin: string) => `import { WattleafWidget } from "@wattleaf/widget/react";

export const Help = () => (
  <WattleafWidget
    src="${origin}/widget.js"
    widgetKey="YOUR_WIDGET_KEY"
    onUnread={({ count }) => console.log(count)}
    onError={({ code }) => console.log(code)}
  />
);`;

const SIGN_IN = `const getToken = () =>
  fetch("/wattleaf-token", { method: "POST" }).then((response) => response.text());

<WattleafWidget src={src} widgetKey={key} onReady={(widget) => widget.identify(getToken)} />;
// When the customer signs out of your page:
widget.logout();`;

const loader = (origin: string) => `import { loadWattleaf } from "@wattleaf/widget";

const widget = await loadWattleaf({ src: "${origin}/widget.js", key: "YOUR_WIDGET_KEY" });
widget.open({ message: "Why is my bill higher?" });`;

const asRequest = `POST /your-endpoint
content-type: application/json
webhook-id: msg_…
webhook-timestamp: 1772366400
webhook-signature: v1,…

${JSON.stringify(WEBHOOK_EXAMPLES["reward.redeemed"])}`;

const allMessages = WEBHOOK_EVENTS.map((event) => JSON.stringify(WEBHOOK_EXAMPLES[event], null, 2)).join("\n\n");

/** Guides for partners who put the assistant on their own pages. */
export const widgetGuides: readonly Guide[] = [
  {
    id: "widget",
    title: "documentation.guide.widget.title",
    text: "documentation.guide.widget.text",
    difficulty: "beginner",
    time: "documentation.time.minutes10",
    steps: [
      {
        title: "documentation.guide.widget.key.title",
        text: "documentation.guide.widget.key.text",
        link: { to: "/partners", label: "documentation.guide.widget.key.link" },
      },
      {
        title: "documentation.guide.widget.look.title",
        text: "documentation.guide.widget.look.text",
        link: { to: "/documentation/guides/theming", label: "documentation.guide.widget.look.link" },
      },
      {
        title: "documentation.guide.widget.tag.title",
        text: "documentation.guide.widget.tag.text",
        code: {
          title: "HTML",
          of: (origin) => `<script async src="${origin}/widget.js" data-key="YOUR_WIDGET_KEY"></script>`,
        },
      },
      {
        title: "documentation.guide.widget.check.title",
        text: "documentation.guide.widget.check.text",
        link: { to: "/documentation/troubleshooting", label: "documentation.guide.widget.check.link" },
      },
      {
        title: "documentation.guide.widget.knowledge.title",
        text: "documentation.guide.widget.knowledge.text",
        link: { to: "/documentation/reference/tariffs-bill", label: "documentation.guide.widget.knowledge.link" },
      },
      {
        title: "documentation.guide.widget.policy.title",
        text: "documentation.guide.widget.policy.text",
        code: {
          title: "Content-Security-Policy",
          of: (origin) => `script-src ${origin}; connect-src ${origin}`,
        },
      },
      {
        title: "documentation.guide.widget.open.title",
        text: "documentation.guide.widget.open.text",
        code: {
          title: "JavaScript",
          of: () => `window.Wattleaf = window.Wattleaf || [];\nWattleaf.push(["open"]);`,
        },
      },
    ],
  },
  {
    id: "theming",
    title: "documentation.guide.theming.title",
    text: "documentation.guide.theming.text",
    difficulty: "beginner",
    time: "documentation.time.minutes15",
    steps: [
      {
        title: "documentation.guide.theming.settings.title",
        text: "documentation.guide.theming.settings.text",
        link: { to: "/partners", label: "documentation.guide.identity.key.link" },
      },
      {
        title: "documentation.guide.theming.page.title",
        text: "documentation.guide.theming.page.text",
        code: { title: "HTML", of: () => PAGE_THEME },
      },
      {
        title: "documentation.guide.theming.own.title",
        text: "documentation.guide.theming.own.text",
        code: { title: "HTML", of: ownLook },
      },
      {
        title: "documentation.guide.theming.place.title",
        text: "documentation.guide.theming.place.text",
        code: { title: "CSS", of: () => PLACE },
      },
      {
        title: "documentation.guide.theming.runtime.title",
        text: "documentation.guide.theming.runtime.text",
        code: { title: "JavaScript", of: () => RUNTIME_LOOK },
      },
    ],
  },
  {
    id: "content-security-policy",
    title: "documentation.guide.csp.title",
    text: "documentation.guide.csp.text",
    difficulty: "intermediate",
    time: "documentation.time.minutes15",
    steps: [
      {
        title: "documentation.guide.csp.host.title",
        text: "documentation.guide.csp.host.text",
        code: {
          title: "Content-Security-Policy",
          of: (origin) => `script-src ${origin}; connect-src ${origin}`,
        },
      },
      {
        title: "documentation.guide.csp.nonce.title",
        text: "documentation.guide.csp.nonce.text",
        code: { title: "HTML", of: withNonce },
      },
      {
        title: "documentation.guide.csp.pin.title",
        text: "documentation.guide.csp.pin.text",
        code: { title: "Shell", of: (origin) => `curl ${origin}/widget/release.json` },
      },
      {
        title: "documentation.guide.csp.types.title",
        text: "documentation.guide.csp.types.text",
        code: {
          title: "Content-Security-Policy",
          of: () => "require-trusted-types-for 'script'; trusted-types wattleaf",
        },
      },
      {
        title: "documentation.guide.csp.frame.title",
        text: "documentation.guide.csp.frame.text",
        code: { title: "HTML", of: asFrame },
      },
    ],
  },
  {
    id: "react",
    title: "documentation.guide.react.title",
    text: "documentation.guide.react.text",
    difficulty: "beginner",
    time: "documentation.time.minutes15",
    steps: [
      {
        title: "documentation.guide.react.install.title",
        text: "documentation.guide.react.install.text",
        code: { title: "Shell", of: (origin) => `npm install ${origin}/packages/wattleaf-widget.tgz` },
      },
      {
        title: "documentation.guide.react.component.title",
        text: "documentation.guide.react.component.text",
        code: { title: "TypeScript", of: component },
      },
      {
        title: "documentation.guide.react.customer.title",
        text: "documentation.guide.react.customer.text",
        code: { title: "TypeScript", of: () => SIGN_IN },
      },
      {
        title: "documentation.guide.react.without.title",
        text: "documentation.guide.react.without.text",
        code: { title: "TypeScript", of: loader },
      },
      {
        title: "documentation.guide.react.server.title",
        text: "documentation.guide.react.server.text",
      },
    ],
  },
  {
    id: "customer-identity",
    title: "documentation.guide.identity.title",
    text: "documentation.guide.identity.text",
    difficulty: "intermediate",
    time: "documentation.time.minutes30",
    steps: [
      {
        title: "documentation.guide.identity.key.title",
        text: "documentation.guide.identity.key.text",
        link: { to: "/partners", label: "documentation.guide.identity.key.link" },
      },
      {
        title: "documentation.guide.identity.sign.title",
        text: "documentation.guide.identity.sign.text",
        code: {
          title: "JWT",
          of: (origin) =>
            `{ "alg": "HS256", "kid": "YOUR_KEY_ID" }\n{\n  "aud": "${origin}",\n  "sub": "your ID of the customer",\n  "iat": 1772366400,\n  "exp": 1772366700,\n  "jti": "a fresh random ID"\n}`,
        },
      },
      {
        title: "documentation.guide.identity.exchange.title",
        text: "documentation.guide.identity.exchange.text",
        code: {
          title: "Shell",
          of: (origin) =>
            `curl ${origin}/api/widget/session \\\n  -H 'Origin: https://www.utility.example' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"key":"wl_pk_…","token":"eyJ…"}'`,
        },
      },
      {
        title: "documentation.guide.identity.hand.title",
        text: "documentation.guide.identity.hand.text",
        code: { title: "JavaScript", of: () => IDENTIFY },
      },
      { title: "documentation.guide.identity.rotate.title", text: "documentation.guide.identity.rotate.text" },
      { title: "documentation.guide.identity.errors.title", text: "documentation.guide.identity.errors.text" },
    ],
  },
  {
    id: "webhooks",
    title: "documentation.guide.webhooks.title",
    text: "documentation.guide.webhooks.text",
    difficulty: "intermediate",
    time: "documentation.time.minutes30",
    steps: [
      {
        title: "documentation.guide.webhooks.add.title",
        text: "documentation.guide.webhooks.add.text",
        link: { to: "/partners", label: "documentation.guide.identity.key.link" },
      },
      {
        title: "documentation.guide.webhooks.receive.title",
        text: "documentation.guide.webhooks.receive.text",
        code: { title: "HTTP", of: () => asRequest },
      },
      {
        title: "documentation.guide.webhooks.events.title",
        text: "documentation.guide.webhooks.events.text",
        code: { title: "JSON", of: () => allMessages },
      },
      { title: "documentation.guide.webhooks.verify.title", text: "documentation.guide.webhooks.verify.text" },
      {
        title: "documentation.guide.webhooks.test.title",
        text: "documentation.guide.webhooks.test.text",
        code: { title: "JSON", of: () => JSON.stringify(TEST_MESSAGE_EXAMPLE) },
      },
      {
        title: "documentation.guide.webhooks.local.title",
        text: "documentation.guide.webhooks.local.text",
        code: { title: "Shell", of: () => "PARTNER_LOOPBACK=on npx -y bun@1.4.5 start" },
      },
      { title: "documentation.guide.webhooks.retry.title", text: "documentation.guide.webhooks.retry.text" },
    ],
  },
];
