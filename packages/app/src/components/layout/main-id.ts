/** The page's main region: target of the skip link, and of the focus after a route change. */
export const MAIN_ID = "content";
