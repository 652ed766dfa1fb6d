/**
 * A reset for a shadow root. twind's preflight styles html and body, which do not exist there; what a shadow root needs
 * is protection from inherited text properties of the host page, hence `all:initial` on the host. Only the elements
 * that the widget has: each partner's page downloads it.
 */
export const SHADOW_RESET_CSS = [
  ':host{all:initial;font:400 16px/1.5 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;color:var(--wl-ink);-webkit-text-size-adjust:100%}',
  "*,::before,::after{box-sizing:border-box;margin:0;padding:0;border:0 solid var(--wl-line)}",
  "h2,h3{font:inherit}",
  "ul,ol{list-style:none}",
  "a{color:inherit;text-decoration:inherit}",
  "button,input,textarea{font:inherit;letter-spacing:inherit;color:inherit;background:transparent;border-radius:0}",
  "button{cursor:pointer}",
  "svg{display:block}",
  "[hidden]{display:none!important}",
  ":focus-visible{outline:2px solid var(--wl-brand-strong);outline-offset:2px}",
  "@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}",
].join("\n");

const BROWSER_DEFAULT_FONT_PX = 16;

/**
 * Converts rem lengths to pixels. Inside a shadow root 1rem is still the font size of the host page's <html>, and pages
 * with `html { font-size: 62.5% }` are common: they would shrink the whole widget by more than a third.
 */
export function remToPixels(declarations: string): string {
  return declarations.replace(
    /(\d*\.?\d+)rem\b/g,
    (_, rem: string) => `${Number((Number(rem) * BROWSER_DEFAULT_FONT_PX).toFixed(3))}px`,
  );
}
