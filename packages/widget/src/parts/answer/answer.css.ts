export const css = `
.wl-bullets{list-style:disc;padding-left:18px}
.wl-bullets li+li{margin-top:4px}
.wl-cite{margin-left:4px;padding:0 4px;border-radius:8px;background:var(--wl-brand-soft);color:var(--wl-brand-strong);font-size:12px;font-weight:600}
.wl-cite:before{content:attr(data-source)}
.wl-sources{padding-top:12px;border-top:1px solid var(--wl-line);color:var(--wl-muted);font-size:12px;line-height:16px}
.wl-sources p{font-weight:600}
.wl-sources li{display:flex;gap:6px;margin-top:4px}
.wl-sources a{text-decoration:underline}
.wl-sources a:hover{color:var(--wl-ink)}
.wl-status{color:var(--wl-muted)}
.wl-doing{animation:wl-pulse 2s ease-in-out infinite}
@keyframes wl-pulse{50%{opacity:.5}}
.wl-failed{color:var(--wl-danger)}
.wl-failed button{margin-top:4px;font-weight:600;color:var(--wl-brand-strong);text-decoration:underline}
`;
