export { connect } from "../preact";
export { sendFile } from "./send-file";
export { UploadProgress } from "./UploadProgress";

export const css = `
.wl-upload{margin-top:12px;display:flex;flex-direction:column;gap:8px;padding:8px 12px;border:1px solid var(--wl-line);border-radius:12px;background:var(--wl-surface);color:var(--wl-muted)}
.wl-upload button{align-self:flex-start;font-weight:600;color:var(--wl-brand-strong);text-decoration:underline}
.wl-progress{appearance:none;width:100%;height:6px;border-radius:3px;overflow:hidden;background:var(--wl-line)}
.wl-progress::-webkit-progress-bar{background:var(--wl-line)}
.wl-progress::-webkit-progress-value{background:var(--wl-brand-strong)}
.wl-progress::-moz-progress-bar{background:var(--wl-brand-strong)}
@media(forced-colors:active){.wl-progress{border:1px solid}.wl-progress::-webkit-progress-value{background:Highlight}}
`;
