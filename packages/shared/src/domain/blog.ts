/** The same values in every language; the site translates what it shows. */
export const BLOG_CATEGORIES = ["Technology", "Business", "Case Study", "Sustainability", "Compliance"] as const;

/** Posts on a page of the list. */
export const BLOG_PAGE_SIZE = 12;
export const MAX_BLOG_SEARCH_CHARACTERS = 200;
