export const css = `
.wl-card{min-width:0;padding:8px 10px;border:1px solid var(--wl-line);border-radius:10px;background:var(--wl-paper);overflow-x:auto}
.wl-card figcaption,.wl-card button{font-weight:600}
.wl-card button{color:var(--wl-brand-strong);text-decoration:underline}
.wl-sample,.wl-chart text,.wl-card summary,.wl-reading,.wl-legend{color:var(--wl-muted);font-size:12px}
.wl-sample{font-weight:400}
.wl-chart{display:block;width:100%;height:auto;overflow:visible}
.wl-chart text{fill:currentColor}
.wl-legend{display:flex;flex-wrap:wrap;gap:2px 10px}
.wl-legend svg{display:inline}
.wl-table{width:100%;border-collapse:collapse;font-size:13px}
.wl-table th,.wl-table td{padding:3px 4px;border-bottom:1px solid var(--wl-line);text-align:start;font-weight:400}
.wl-table thead th{color:var(--wl-muted)}
.wl-table .wl-end{text-align:end}
.wl-reading{display:flex;flex-wrap:wrap;gap:4px;align-items:flex-start}
.wl-reading summary{display:list-item;cursor:pointer;border:1px solid var(--wl-line);border-radius:999px;padding:2px 10px}
.wl-reading span{padding:3px}
.wl-reading li li{margin:2px 8px}
.wl-reading button{padding:3px 4px;text-align:start;text-decoration:underline;color:var(--wl-brand-strong)}
@media(forced-colors:active){.wl-chart *{forced-color-adjust:none}}
`;
