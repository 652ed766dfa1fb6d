export const css = `
.wl-rewards{display:flex;flex-direction:column;gap:16px;min-height:0;flex:1;overflow-y:auto;padding:16px;overscroll-behavior:contain}
.wl-rewards h3{font-weight:600;margin-bottom:6px}
.wl-rewards li{display:flex;gap:8px;align-items:baseline;padding:6px 0;border-bottom:1px solid var(--wl-line)}
.wl-rewards li>:first-child{flex:1;min-width:0;overflow-wrap:anywhere}
.wl-rewards small,.wl-rewards dt{font-size:12px;color:var(--wl-muted)}
.wl-rewards small{display:block}
.wl-rewards dl{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.wl-rewards dl div{padding:8px 12px;border:1px solid var(--wl-line);border-radius:12px;background:var(--wl-surface)}
.wl-rewards dd{font-size:18px;font-weight:600}
.wl-rewards button{flex-shrink:0;padding:4px 12px;border-radius:999px;border:1px solid var(--wl-line-strong);font-weight:600}
.wl-rewards button:hover{background:var(--wl-brand-soft)}
.wl-bought{padding:8px 12px;border-radius:12px;background:var(--wl-brand-soft)}
`;
