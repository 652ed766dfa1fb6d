/** The few rules that utility classes cannot say: the partner's accent, the panel's place, and the phone's sheet. */
export const panelCss = `
.wl-panel{position:fixed;bottom:calc(max(20px,env(safe-area-inset-bottom)) + 68px);display:flex;flex-direction:column;width:min(384px,100vw - 40px);height:min(640px,100dvh - 112px);overflow:hidden;border-radius:16px;background:var(--wl-paper);color:var(--wl-ink);border:1px solid var(--wl-line);box-shadow:0 8px 40px #0004;color-scheme:light;font-variant-numeric:tabular-nums}
:host([data-theme=dark]) .wl-panel{color-scheme:dark}
[data-side=right] .wl-panel{right:max(20px,env(safe-area-inset-right))}
[data-side=left] .wl-panel{left:max(20px,env(safe-area-inset-left))}
[data-side=inline] .wl-panel{position:static;width:auto;height:100%;min-height:360px;box-shadow:none}
.wl-accent{background:var(--wl-accent);color:var(--wl-on-accent)}
.wl-accent :focus-visible,.wl-accent:focus-visible{outline-color:currentColor;outline-offset:-4px}
.wl-on-accent:hover{background:color-mix(in srgb,currentColor 18%,transparent)}
.wl-tool:hover{background:var(--wl-sunken);color:var(--wl-ink)}
[aria-disabled=true]{opacity:.45;cursor:default}
.wl-wrap{min-width:0;overflow-wrap:anywhere}
p.wl-wrap{white-space:pre-wrap}
.wl-scroll{position:relative;overflow-y:auto;overscroll-behavior:contain}
.wl-latest{position:sticky;bottom:0;display:flex;height:0;justify-content:center;align-items:flex-end}
.wl-field{resize:none;field-sizing:content;max-height:132px}
.wl-field::placeholder{color:var(--wl-muted);opacity:1}
.wl-safe-bottom{padding-bottom:max(8px,env(safe-area-inset-bottom))}
@media(max-width:480px){.wl-button[aria-expanded=true]{visibility:hidden}.wl-dock:not([data-side=inline]) .wl-panel{inset:0;bottom:auto;width:auto;height:var(--wl-visible-height,100dvh);border:0;border-radius:0}.wl-header{padding-top:max(12px,env(safe-area-inset-top))}}
@media(pointer:coarse){.wl-field{font-size:16px}}
.wl-badge{position:absolute;top:-4px;right:-4px;min-width:20px;border-radius:10px;background:#b3261e;color:#fff;font-size:12px;line-height:20px}
.wl-badge:empty{display:none}
@media(forced-colors:active){.wl-accent,button,.wl-badge{border:1px solid}}
`;
