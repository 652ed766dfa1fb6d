import { LAUNCHER_LABEL_MAX_LENGTH, type WIDGET_POSITIONS, WIDGET_THEMES } from "@wattleaf/shared/domain/partners";
import { isAccent } from "@wattleaf/shared/domain/widget-preview";
import { type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { widgetPreview as en } from "@wattleaf/shared/i18n/messages/en/widget-preview";
import { widgetPreview as zh } from "@wattleaf/shared/i18n/messages/zh/widget-preview";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

const BOTTOM_LEFT: (typeof WIDGET_POSITIONS)[number] = "bottom-left";
const DEFAULT_ACCENT = "#1f6fb2";
/** kWh of each month, and where its bar begins. */
const BARS = [884, 802, 741, 655, 590, 612].map((kwh, month) => ({ x: 8 + month * 36, height: kwh / 9 }));
const CHART_HEIGHT = 104;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const DARK = "--paper: #12181f; --ink: #eef2f6; --muted: #a7b1bf; --line: #2c3642;";
const STYLES = `
:root { color-scheme: light; --paper: #fff; --ink: #1b2430; --muted: #566072; --line: #dfe4ea; }
:root[data-theme="dark"] { color-scheme: dark; ${DARK} }
:root[data-theme="auto"] { color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root[data-theme="auto"] { ${DARK} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; padding: 14px 20px; border-bottom: 1px solid var(--line); }
header b { display: flex; gap: 10px; align-items: center; }
header b::before { content: ""; width: 14px; height: 14px; border-radius: 50% 50% 50% 0; background: var(--accent); }
small { color: var(--muted); font-size: 13px; }
main { padding: 28px 20px 96px; max-width: 46rem; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; }
p { margin: 8px 0 0; color: var(--muted); }
svg { display: block; margin-top: 24px; width: 100%; max-width: 26rem; height: auto; }
rect { fill: var(--line); } rect.now { fill: var(--accent); }
`;

/** Whose live widget the page shows. */
export interface Previewed {
  /** Letters, digits, "_", "-" and "." alone. */
  widgetKey: string;
  /** Of the utility; without one, a fictional one's. */
  name?: string;
}

/**
 * The page of a utility with the live widget; without one, the page says so.
 *
 * @param query of the request; whatever is no known value falls back to the default look
 */
export function previewPage(previewed: Previewed | null, query: URLSearchParams): string {
  const widgetKey = previewed?.widgetKey ?? null;
  const language: Language = parseLanguage(query.get("lang"));
  const t = createTranslate(language === "zh" ? zh : en);
  const utility = previewed?.name ? escapeHtml(previewed.name) : t("widgetPreview.utility");
  const asked = query.get("accent") ?? "";
  const accent = isAccent(asked) ? asked : DEFAULT_ACCENT;
  const theme = WIDGET_THEMES.find((known) => known === query.get("theme")) ?? "light";
  const label = escapeHtml((query.get("label") ?? "").slice(0, LAUNCHER_LABEL_MAX_LENGTH));
  const position = query.get("position") === BOTTOM_LEFT ? "left" : "right";
  const bars = BARS.map(
    ({ x, height }, month) =>
      `<rect x="${x}" y="${(CHART_HEIGHT - height).toFixed(1)}" width="26" height="${height.toFixed(1)}"${month === BARS.length - 1 ? ' class="now"' : ""}/>`,
  ).join("");
  return `<!doctype html>
<html lang="${language === "zh" ? "zh-Hans" : "en"}" data-theme="${theme === "page" ? "light" : theme}" style="--accent:${accent}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${previewed?.name ? utility : t("widgetPreview.title")}</title>
<style>${STYLES}</style>
${widgetKey ? `<script async src="/widget.js" data-key="${widgetKey}" data-accent="${accent}" data-position="${position}" data-theme="${theme}" data-language="${language}"${label && ` data-label="${label}"`}></script>` : ""}
</head>
<body>
<header><b>${utility}</b><small>${t(previewed?.name ? "widgetPreview.sample" : "widgetPreview.fictional")}</small></header>
<main>
<h1>${t("widgetPreview.heading")}</h1>
<p>${t("widgetPreview.lead")}</p>
<svg viewBox="0 0 222 ${CHART_HEIGHT}" role="img" aria-label="${t("widgetPreview.chart")}">${bars}</svg>
<p>${t(widgetKey ? "widgetPreview.hint" : "widgetPreview.off")}</p>
</main>
</body>
</html>`;
}
