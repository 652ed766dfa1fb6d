import { WHITE_PAPER_CATEGORIES } from "@wattleaf/shared/domain/white-papers";
import { z } from "zod";
import { readFrontMatter } from "../front-matter";

/** Bars drawn from their values, side by side for each series. */
const figureSchema = z
  .strictObject({
    caption: z.string().min(1),
    unit: z.string().min(1),
    /** The end of the axis, which begins at zero. */
    max: z.number().positive(),
    /** A value that the bars are compared with, drawn as a dashed line. */
    mark: z.number().positive().optional(),
    series: z.array(z.string().min(1)).min(1).max(2),
    bars: z.array(z.object({ label: z.string().min(1), values: z.array(z.number().nonnegative()) })).min(1),
  })
  .refine(({ bars, series }) => bars.every(({ values }) => values.length === series.length), {
    message: "Each bar needs a value for each series",
  })
  .refine(({ bars, max }) => bars.every(({ values }) => values.every((value) => value <= max)), {
    message: "A value is beyond the end of the axis",
  });
export type PaperFigure = z.output<typeof figureSchema>;

const fieldsSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  number: z.string().regex(/^WL-TR-\d{4}-\d{2}$/),
  title: z.string().min(1),
  description: z.string().min(1),
  /** Teams. */
  authors: z.array(z.string().min(1)).min(1),
  publishDate: z.iso.date(),
  /** Of the generated PDF; a test compares it. */
  pages: z.number().int().positive(),
  category: z.enum(WHITE_PAPER_CATEGORIES),
  abstract: z.string().min(1),
  keyFindings: z.array(z.string().min(1)).min(1),
  tags: z.array(z.string().min(1)).min(1),
  /** By the name that the text shows them under: `![](figure:name)`. */
  figures: z.record(z.string(), figureSchema).default({}),
});

export interface WhitePaper extends z.output<typeof fieldsSchema> {
  /** Markdown: headings from the second level, paragraphs, lists, tables, code and figures. */
  text: string;
}

/**
 * Reads one paper.
 *
 * @throws Error naming the file when a field is not as agreed, or the text shows a figure that is not defined
 */
export function parsePaper(markdown: string, name: string): WhitePaper {
  const { fields, text } = readFrontMatter(fieldsSchema, markdown, name);
  for (const [, figure = ""] of text.matchAll(/\]\(figure:([\w-]+)\)/g)) {
    if (!fields.figures[figure]) throw new Error(`${name}: no figure ${figure}`);
  }
  return { ...fields, text };
}
