import {
  type ExperimentalFeature,
  FEATURE_STATUSES,
  RESEARCH_STATUSES,
  type ResearchProject,
} from "@wattleaf/shared/domain/labs";
import { LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import { readYaml } from "../yaml-file";

const words = z.array(z.string().min(1)).min(1);
/** A page of this site. */
const sitePath = z.string().regex(/^\/[a-z/-]*(?:#[\w-]+)?$/);

const projectWords = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  team: words,
  applications: words,
  keyMetrics: z.record(z.string().min(1), z.string().min(1)),
});
const projectSchema = z
  .strictObject({
    slug: z.string().min(1),
    status: z.enum(RESEARCH_STATUSES),
    progress: z.int().min(0).max(100),
    startDate: z.iso.date(),
    expectedCompletion: z.iso.date(),
    technologies: words,
    projectUrl: sitePath.nullable(),
    en: projectWords,
    zh: projectWords,
  })
  .refine(({ startDate, expectedCompletion }) => startDate < expectedCompletion, {
    message: "It ends before it starts",
  });

const featureWords = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  tryQuestion: z.string().min(1).optional(),
});
const featureSchema = z.strictObject({
  slug: z.string().min(1),
  status: z.enum(FEATURE_STATUSES),
  participants: z.int().positive(),
  feedback: z.number().min(0).max(5),
  tryPath: sitePath,
  en: featureWords,
  zh: featureWords,
});

export interface Labs {
  projects: readonly ResearchProject[];
  features: readonly ExperimentalFeature[];
}

/**
 * Reads the research projects and the experimental features.
 *
 * @throws Error naming the file when a field is missing or wrong
 */
export function loadLabs(): Record<Language, Labs> {
  const projects = read(projectSchema, "labs/projects.yaml");
  const features = read(featureSchema, "labs/features.yaml");
  const labs = LANGUAGES.map((language): [Language, Labs] => [
    language,
    {
      projects: projects.map(({ en, zh, ...project }) => ({ ...project, ...{ en, zh }[language] })),
      features: features.map(({ en, zh, ...feature }) => ({ ...feature, ...{ en, zh }[language] })),
    },
  ]);
  return Object.fromEntries(labs) as Record<Language, Labs>;
}

function read<T extends z.ZodType>(schema: T, name: string): z.output<T>[] {
  const parsed = z.array(schema).safeParse(readYaml(name));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
