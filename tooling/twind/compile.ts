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
  /** Files or folders to scan for class names. */
  readonly sources: readonly string[];
  readonly scope: StyleScope;
}

/**
 * The style sheet for all classes in the sources: tokens, reset, then one rule per class in twind's own order of
 * precedence. The same sources produce the same text. Strings that are not classes are silently skipped.
 */
export function compileClasses({ sources, scope }: CompileOptions): string {
  return compileTokens(scanClassTokens(sources), scope);
}

/** Like {@link compileClasses}, for given class tokens. */
export function compileTokens(tokens: readonly string[], scope: StyleScope): string {
  const sheet = virtual();
  let current = "";
  const tw = twind(
    twindConfig(scope, () => current),
    sheet,
  );
  // A class with no CSS of its own still triggers the preflight, which even a page without classes needs.
  for (const token of ["group", ...tokens]) {
    current = token;
    tw(token);
  }
  const rules = sheet.target.flatMap((rule) => explicitDarkRule(rule, scope) ?? rule);
  tw.destroy();
  const head = scope === "page" ? [pageTokensCss()] : [SHADOW_RESET_CSS, shadowTokensCss()];
  // twind marks empty defaults with comments that only its runtime needs.
  return [...head, ...rules].join("\n").replaceAll("/*!*/ /*!*/", " ");
}

function twindConfig(scope: StyleScope, currentToken: () => string) {
  const config = {
    presets: [presetAutoprefix(), presetTailwind({ disablePreflight: scope === "shadow" })],
    hash: false,
    theme,
    variants: [
      ["dark", () => ["@media (prefers-color-scheme:dark)", `${darkRoots[scope].system} &`]],
      // A window of 1280 px at 400 %.
      ["narrow", "@media (max-width:20rem)"],
    ],
    rules: extraRules,
    // twind sorts a token's variants (`md:dark:flex` becomes `dark:md:flex`) and expects its runtime to rewrite the
    // class attribute. There is no runtime here, so the rule keeps the name from the source.
    finalize: [
      (rule: TwindRule) => (rule.n ? { ...rule, n: currentToken() } : rule),
      (rule: TwindRule) => (scope === "shadow" && rule.d ? { ...rule, d: remToPixels(rule.d) } : rule),
    ],
  };
  // twind's types cannot follow a theme whose colors are functions of tokens; the tests check it instead.
  return config as unknown as TwindUserConfig;
}
