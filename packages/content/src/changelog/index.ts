import { z } from "zod";
import { readYaml } from "../yaml-file";

const entrySchema = z.strictObject({
  area: z.enum(["api", "sdk", "widget", "docs"]),
  kind: z.enum(["added", "changed", "fixed"]),
  en: z.string().min(1),
  zh: z.string().min(1),
});

const daysSchema = z
  .array(z.strictObject({ date: z.iso.date(), entries: z.array(entrySchema).min(1) }))
  .refine((days) => days.every(({ date }, index) => index === 0 || date < (days[index - 1]?.date ?? "")), {
    message: "The newest day comes first, and each day once",
  });

export type ChangelogDay = z.output<typeof daysSchema>[number];

/**
 * What has changed for those who build with Wattleaf, newest first.
 *
 * @throws Error naming the file when a field is missing or wrong
 */
export function loadChangelog(): readonly ChangelogDay[] {
  const parsed = daysSchema.safeParse(readYaml("changelog.yaml"));
  if (!parsed.success) throw new Error(`changelog.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
