/** Texts that twind's run time keeps even when minified: its sheet's marker, its class-parsing and its CSS defaults. */
const TWIND_MARKS = [
  { mark: "@twind/", what: "an import of a @twind package" },
  { mark: "data-twind", what: "twind's style element" },
  { mark: "--tw-empty,/*!*/", what: "the preset's utility defaults" },
  { mark: "@media screen(", what: "twind's rule parser" },
  { mark: "__TWIND__", what: "twind's global" },
] as const;

/**
 * Looks for twind's own code in the text of a browser bundle; the classes are compiled at build time, so none belongs
 * there. Returns what was found, an empty list when the bundle is clean.
 */
export function findTwindCode(bundleText: string): string[] {
  return TWIND_MARKS.filter(({ mark }) => bundleText.includes(mark)).map(({ what }) => what);
}
