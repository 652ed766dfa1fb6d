export { compileClasses, compileTokens, type CompileOptions, type StyleScope } from "./compile";
export { findTwindCode } from "./find-twind-code";
export { twindRollup, twindVite, type TwindPluginOptions } from "./plugin";
