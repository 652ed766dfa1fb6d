/** The paper's colors: the site's, darkened for print. */
export const INK = "#16211b";
export const QUIET = "#55625a";
export const GREEN = "#1d7a3f";
export const PALE_GREEN = "#a9d5b7";
export const RULE = "#dfe4dc";
export const SHADE = "#f3f6f1";
export const AMBER = "#b45309";

/** In points. A4 with margins for about 85 characters in a line. */
export const PAGE = { width: 595.28, marginX: 68, marginTop: 72, marginBottom: 72 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.marginX;
