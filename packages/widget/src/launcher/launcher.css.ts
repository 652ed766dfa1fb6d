/**
 * Rules of the host element and the round button. In a shadow tree's `:host`, an important declaration beats every
 * rule of the page, important or not; without it `* { all: unset }` or `div { display: none !important }` would win.
 * Nothing in the host takes room, so it never covers the page. Its place in the page's stack is the page's to choose:
 * `--wattleaf-z-index`.
 */
const CORNER = `
:host{position:fixed!important;z-index:var(--wattleaf-z-index,2147483647)!important}
.wl-dock{position:fixed;bottom:max(20px,env(safe-area-inset-bottom))}
[data-side=right]{right:max(20px,env(safe-area-inset-right))}
[data-side=left]{left:max(20px,env(safe-area-inset-left))}
`;

/** The host fills an element of the page. */
const INLINE = ":host,.wl-dock{height:100%!important}.wl-button{display:none}";

export const launcherCss = (isInline: boolean) => `
:host{all:initial!important;display:block!important;--wl-accent:#18753a;--wl-on-accent:#fff}
:host([hidden]){display:none!important}
.wl-dock{font:14px/1.4 system-ui}
.wl-button{position:relative;width:56px;height:56px;padding:13px;border:2px solid transparent;border-radius:50%;background:var(--wl-accent);color:var(--wl-on-accent);box-shadow:0 4px 12px #0004;cursor:pointer}
.wl-button:focus-visible{outline:3px solid var(--wl-accent);outline-offset:2px}
.wl-button svg{display:block;fill:currentColor;stroke:currentColor}
.wl-button[aria-busy=true]{opacity:.6}
.wl-note{position:absolute;bottom:68px;width:200px;padding:12px;border-radius:12px;background:Canvas;color:CanvasText;border:1px solid}
[data-side=right] .wl-note{right:0}
.wl-note:empty{display:none}
@media print{.wl-dock{display:none}}${isInline ? INLINE : CORNER}`;
