import { type TwindRule, type TwindUserConfig, twind, virtual } from "@twind/core";
import presetAutoprefix from "@twind/preset-autoprefix";
import presetTailwind from "@twind/preset-tailwind";
import { darkRoots, explicitDarkRule } from "./dark";
import { extraRules } from "./rules";
import { scanClassTokens } from "./scan";
import { remToPixels, SHADOW_RESET_CSS } from "./shadow-reset";
import { theme } from "./theme";
import { pageTokensCss, shadowTokensCss } from "./tokens";

/** `page`: tokens on `:root` and twind's preflight. `shadow`: tokens on `:host` and a reset that works in a shadow root. */
export type StyleScope = "page" | "shadow";

export interface CompileOptions {
  /** Files or folders that are scanned for class names. */
  readonly sources: readonly string[];
  readonly scope: StyleScope;
}

/**
 * The style sheet of all classes that the sources use: tokens, reset, then one rule per class in twind's own order of
 * precedence. The same sources give the same text. Strings that are no classes are left out without complaint.
 */
export function compileClasses({ sources, scope }: CompileOptions): string {
  return compileTokens(scanClassTokens(sources), scope);
}

/** As {@link compileClasses}, for class tokens already at hand. */
export function compileTokens(tokens: readonly string[], scope: StyleScope): string {
  const sheet = virtual();
  let current = "";
  const tw = twind(
    twindConfig(scope, () => current),
    sheet,
  );
  // A class with no CSS of its own still opens the sheet: the preflight must be there even for a page without classes.
  for (const token of ["group", ...tokens]) {
    current = token;
    tw(token);
  }
  const rules = sheet.target.flatMap((rule) => explicitDarkRule(rule, scope) ?? rule);
  tw.destroy();
  const head = scope === "page" ? [pageTokensCss()] : [SHADOW_RESET_CSS, shadowTokensCss()];
  // twind marks empty defaults with comments that only its own run time needs apart.
  return [...head, ...rules].join("\n").replaceAll("/*!*/ /*!*/", " ");
}

function twindConfig(scope: StyleScope, currentToken: () => string) {
  const config = {
    presets: [presetAutoprefix(), presetTailwind({ disablePreflight: scope === "shadow" })],
    hash: false,
    theme,
    variants: [["dark", () => ["@media (prefers-color-scheme:dark)", `${darkRoots[scope].system} &`]]],
    rules: extraRules,
    // twind sorts a token's variants (`md:dark:flex` becomes `dark:md:flex`) and expects its run time to rewrite the class
    // attribute. There is none, so the rule takes the name that stands in the source.
    finalize: [
      (rule: TwindRule) => (rule.n ? { ...rule, n: currentToken() } : rule),
      (rule: TwindRule) => (scope === "shadow" && rule.d ? { ...rule, d: remToPixels(rule.d) } : rule),
    ],
  };
  // twind's types cannot follow a theme whose colours are functions of tokens; the tests follow it instead.
  return config as unknown as TwindUserConfig;
}
