/** The same values in every language; the site translates what it shows. */
export const BLOG_CATEGORIES = ["Technology", "Business", "Case Study", "Sustainability", "Compliance"] as const;
