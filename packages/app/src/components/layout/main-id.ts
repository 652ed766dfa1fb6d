/** The page's main region: target of the skip link, and where the focus goes after a change of route. */
export const MAIN_ID = "content";
