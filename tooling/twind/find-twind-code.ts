/** Strings from twind 1.1 that survive minification and that no compiled style sheet or other library contains. */
const TWIND_MARKS = [
  { mark: /["'`]@twind\//, what: "an import of a @twind package" },
  { mark: /data-twind/, what: "@twind/core: its style element" },
  { mark: /\brst-c["'`],\s*["'`]st-ch/, what: "@twind/core: its order of pseudo-classes" },
  { mark: /--tw-empty,\/\*!\*\//, what: "@twind/preset-tailwind: its utility defaults" },
  { mark: /-ms-grid-row-align/, what: "@twind/preset-autoprefix: its table of prefixes" },
] as const;

/**
 * Looks for twind's own code in a browser bundle; classes are compiled at build time, so none belongs there. Returns
 * the matches; empty when the bundle is clean.
 */
export function findTwindCode(bundleText: string): string[] {
  return TWIND_MARKS.filter(({ mark }) => mark.test(bundleText)).map(({ what }) => what);
}
