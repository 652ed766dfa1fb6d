export { connect } from "../preact";
export { HandOver } from "./HandOver";
export { Reachable } from "./Reachable";

export const css = `
.wl-reach{text-decoration:underline}
.wl-handover{display:flex;flex-direction:column;gap:6px;padding-top:8px;border-top:1px solid var(--wl-line)}
.wl-handover button{align-self:flex-start;min-height:24px;font-weight:600;color:var(--wl-brand-strong);text-decoration:underline}
.wl-handover div{display:flex;gap:16px}
`;
