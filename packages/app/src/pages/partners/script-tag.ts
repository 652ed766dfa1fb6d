import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";

const escapeAttribute = (value: string) => value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a partner pastes into its page. The look is in it, because the button appears before anything is requested. */
export function scriptTag(
  server: string,
  { widgetKey, settings: { theme } }: Pick<Partner, "settings" | "widgetKey">,
): string {
  const attributes = [
    ["data-key", widgetKey],
    ["data-accent", theme.accent],
    ["data-position", theme.position?.replace("bottom-", "")],
    ["data-label", theme.launcherLabel],
    ["data-theme", theme.theme === "page" ? undefined : theme.theme],
  ].flatMap(([name, value]) => (value ? [`${name}="${escapeAttribute(value)}"`] : []));
  return `<script async src="${server}/widget.js" ${attributes.join(" ")}></script>`;
}
