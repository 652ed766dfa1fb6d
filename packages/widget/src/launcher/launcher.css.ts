/**
 * Rules of the host element and the round button. In a shadow tree's `:host`, an important declaration beats every
 * rule of the page, important or not; without it `* { all: unset }` or `div { display: none !important }` would win.
 * Nothing in the host takes room, so it never covers the page. Its place in the page's stack is the page's to choose:
 * `--wattleaf-z-index`. One of accent and text color stands out from any page that is white or black, so the button's
 * edge and the ring of its focus have both.
 */
const CORNER = `
:host{position:fixed!important;z-index:var(--wattleaf-z-index,2147483647)!important}
.wl-dock{position:fixed;bottom:max(20px,env(safe-area-inset-bottom))}
[data-side=right]{right:max(20px,env(safe-area-inset-right))}
[data-side=left]{left:max(20px,env(safe-area-inset-left))}
`;

/** A leaf with the bolt cut out of it, in a square of 26 px, which is all border: forced colors leave that its color. */
const MARK = "M23 3C10 3 4 9 4 16q0 2 1 4l-3 4 2 1 3-3q2 2 5 2C19 24 23 15 23 3ZM15 8l-1 4h3l-6 8 1-6H9Z";

/** The host fills an element of the page. */
const INLINE = ":host,.wl-dock{height:100%!important}.wl-button{display:none}";

export const launcherCss = (isInline: boolean) => `
:host{all:initial!important;display:block!important;--wl-accent:#18753a;--wl-on-accent:#fff}
:host([hidden]){display:none!important}
.wl-dock{font:14px/1.4 system-ui}
.wl-button{position:relative;width:56px;height:56px;padding:13px;border:2px solid;border-radius:50%;background:var(--wl-accent);color:var(--wl-on-accent);box-shadow:0 4px 12px #0004;cursor:pointer}
.wl-button:focus-visible{outline:3px solid;outline-offset:3px;box-shadow:0 0 0 3px var(--wl-accent)}
.wl-button i{display:block;border:13px solid;clip-path:path(evenodd,"${MARK}")}
.wl-button[aria-busy=true]{opacity:.6}
.wl-note{position:absolute;bottom:68px;width:200px;padding:12px;border-radius:12px;background:Canvas;color:CanvasText;border:1px solid}
[data-side=right] .wl-note{right:0}
.wl-note:empty{display:none}
@media print{.wl-dock{display:none}}${isInline ? INLINE : CORNER}`;
