import { z } from "zod";
import { ARTICLE_MARKDOWN_MAX_LENGTH, ARTICLE_TITLE_MAX_LENGTH, MAX_PARTNER_ARTICLES } from "../../domain/partners";
import { languageSchema } from "../language";
import { operation, READ_LIMIT, WRITE_LIMIT } from "../operation";
import { lineText, storableText } from "../text";
import { PARTNER_EXAMPLE, partnerChoice } from "./workspaces";

const URL_MAX_LENGTH = 500;
const articleFields = {
  language: languageSchema,
  title: lineText().pipe(z.string().trim().min(1, "Enter a title.").max(ARTICLE_TITLE_MAX_LENGTH)),
  markdown: storableText()
    .pipe(z.string().trim().min(1, "Write or upload the article.").max(ARTICLE_MARKDOWN_MAX_LENGTH))
    .describe("An opening paragraph that answers the title, then sections under ## headings"),
  url: z
    .string()
    .max(URL_MAX_LENGTH)
    .refine((text) => URL.canParse(text) && new URL(text).protocol === "https:", "Enter a full https:// address.")
    .optional()
    .describe("Where customers can read it; answers that cite the article link to it"),
};

const ARTICLE_EXAMPLE = {
  language: "en",
  title: "How do I start service?",
  markdown:
    "We start service within two business days of your application.\n\n## What you need\n\nYour address and a move-in date.",
} as const;
const ARTICLE_CHOICE_EXAMPLE = { ...PARTNER_EXAMPLE, article_id: "ARTICLE_ID" } as const;

export const partnerArticleSchema = z.object({
  id: z.string(),
  language: languageSchema,
  title: z.string(),
  markdown: z.string(),
  url: z.string().optional(),
  updatedAt: z.iso.datetime(),
});
export type PartnerArticleEntry = z.infer<typeof partnerArticleSchema>;

export const listPartnerArticles = operation({
  id: "partners.listArticles",
  method: "GET",
  path: "/api/partners/{partner_id}/articles",
  access: "user",
  keyScope: "partners",
  summary: "List articles",
  description: "Those that the assistant knows on the partner's pages, by title.",
  input: partnerChoice,
  output: z.array(partnerArticleSchema),
  limit: READ_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const createPartnerArticle = operation({
  id: "partners.createArticle",
  method: "POST",
  path: "/api/partners/{partner_id}/articles",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Add an article",
  description: `In Markdown. A workspace has up to ${MAX_PARTNER_ARTICLES} articles.`,
  input: partnerChoice.extend(articleFields),
  output: partnerArticleSchema,
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, ...ARTICLE_EXAMPLE },
  errors: ["not_signed_in", "not_found", "conflict"],
});

const articleChoice = partnerChoice.extend({ article_id: z.string().min(1).max(64) });

export const updatePartnerArticle = operation({
  id: "partners.updateArticle",
  method: "PUT",
  path: "/api/partners/{partner_id}/articles/{article_id}",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Replace an article",
  input: articleChoice.extend(articleFields),
  output: partnerArticleSchema,
  limit: WRITE_LIMIT,
  example: { ...ARTICLE_CHOICE_EXAMPLE, ...ARTICLE_EXAMPLE },
  errors: ["not_signed_in", "not_found"],
});

export const removePartnerArticle = operation({
  id: "partners.removeArticle",
  method: "DELETE",
  path: "/api/partners/{partner_id}/articles/{article_id}",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Delete an article",
  input: articleChoice,
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: ARTICLE_CHOICE_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const PARTNER_ARTICLE_OPERATIONS = [
  listPartnerArticles,
  createPartnerArticle,
  updatePartnerArticle,
  removePartnerArticle,
];
