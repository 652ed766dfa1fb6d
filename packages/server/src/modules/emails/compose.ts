import { mail as en } from "@wattleaf/shared/i18n/messages/en/mail";
import { mail as zh } from "@wattleaf/shared/i18n/messages/zh/mail";
import type { Language } from "@wattleaf/shared/i18n/language";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import type { Email } from "../../adapters/mail";

export const mailMessages = (language: Language) => createTranslate(language === "zh" ? zh : en);

/** Links, addresses and telephone numbers, which mail programs make something to click of. */
const MESSAGE = /[/@]|www\.|\.\p{L}{2}|(?:\d[\s-]*){5}/iu;

/**
 * Anybody may register here with anybody's address, under a name of their choice: an email that repeats it must not
 * carry their message to a stranger. Such a name is left out.
 */
export function greetingOf(language: Language, firstName: string): string {
  const t = mailMessages(language);
  return MESSAGE.test(firstName) ? t("mail.greetingPlain") : t("mail.greeting", { firstName });
}

interface EmailParts {
  subject: string;
  greeting: string;
  before: readonly string[];
  /** The one thing to do, if there is any. */
  action?: EmailLink;
  after: readonly string[];
  /** Below everything else, in small print. */
  footer?: EmailLink & { text: string };
}

interface EmailLink {
  label: string;
  url: string;
}

/** The same words twice: as plain text, and as HTML with the link as a button. */
export function composeEmail(language: Language, parts: EmailParts): Omit<Email, "to"> {
  const { subject, greeting, before, action, after, footer } = parts;
  const team = mailMessages(language)("mail.team");
  const link = action ? [action.url] : [];
  const smallPrint = footer ? [`${footer.text}\n${footer.label}: ${footer.url}`] : [];
  const text = [greeting, ...before, ...link, ...after, team, ...smallPrint].join("\n\n");
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  // Most mail programs apply inline styles alone; those that apply a style sheet follow the dark theme too.
  const html = `<!doctype html>
<html lang="${language === "zh" ? "zh-Hans" : "en"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK_STYLES}</style></head>
<body class="page" style="margin:0;padding:32px 16px;background:#f6f7f4;color:#16211b;font:16px/1.6 system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
<main class="card" style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe4dc;border-radius:12px;overflow-wrap:anywhere">
<p class="brand" style="margin-top:0;font-weight:700;color:#1d6b3c">Wattleaf</p>
<h1 style="margin:0;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs([greeting, ...before])}
${action ? button(action) : ""}
${paragraphs([...after, team])}
${footer ? footerLine(footer) : ""}
</main></body></html>
`;
  return { subject, text: `${text}\n`, html };
}

const QUIET = "font-size:13px;color:#55625a";

const button = ({ label, url }: EmailLink) =>
  `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d7a3f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="${QUIET};word-break:break-all">${escapeHtml(url)}</p>`;

const footerLine = ({ text, label, url }: EmailLink & { text: string }) =>
  `<p class="quiet" style="${QUIET}">${escapeHtml(text)} <a class="quiet" href="${escapeHtml(url)}" style="color:#55625a">${escapeHtml(label)}</a></p>`;

/** `!important`, because inline styles win over a style sheet otherwise. */
const DARK_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.page{background:#0b120e!important;color:#e8eee9!important}
.card{background:#131c17!important;border-color:#2a362f!important}
.brand{color:#62d083!important}.quiet{color:#a3b0a8!important}}`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
