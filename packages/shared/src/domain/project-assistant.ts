import { formatDay } from "../i18n/format/dates";
import { formatList } from "../i18n/format/lists";
import type { Language } from "../i18n/language";
import { projectAssistant as en } from "../i18n/messages/en/project-assistant";
import { projectAssistant as zh } from "../i18n/messages/zh/project-assistant";
import { createTranslate } from "../i18n/translate";
import type { ResearchProject } from "./labs";

/** The words of each topic, in both languages; the first topic with one of them in the message is the answer's. */
const TOPICS = {
  progress: /progress|status|进展|进度|状态/i,
  infrastructure: /infrastructure|upgrade|基础设施|升级|技术/i,
  metrics: /goal|metric|目标|指标/i,
  deliverables: /deliverable|outcome|交付|成果|产出/i,
  team: /team|contractor|团队|承包/i,
  details: /detail|dashboard|view|详情|详细|仪表盘|查看/i,
} as const;
type Topic = keyof typeof TOPICS;

export interface ProjectAnswer {
  /** What comes before the lines. */
  text: string;
  /** One for each project. */
  lines: readonly string[];
}

/** What the assistant of the labs page answers: from the projects alone, by the words of the message. */
export function answerAboutProjects(
  message: string,
  projects: readonly ResearchProject[],
  language: Language,
): ProjectAnswer {
  const t = createTranslate(language === "zh" ? zh : en);
  const named = projects.filter((project) => names(message, project));
  const asked = named.length > 0 ? named : projects;
  const topic = topicOf(message) ?? (named.length > 0 ? "details" : null);
  if (!topic) {
    return {
      text: t("projectAssistant.help"),
      lines: projects.map(({ title }) => t("projectAssistant.help.line", { title })),
    };
  }
  const listed = (title: string, items: readonly string[]) =>
    t("projectAssistant.list.line", { title, items: formatList(items, language) });
  const lineOf: Record<Topic, (project: ResearchProject) => string> = {
    progress: ({ title, status, progress, expectedCompletion }) =>
      t("projectAssistant.progress.line", {
        title,
        status: t(`projectAssistant.status.${status}`),
        progress,
        date: formatDay(expectedCompletion, language),
      }),
    infrastructure: ({ title, technologies }) => listed(title, technologies),
    metrics: ({ title, keyMetrics }) =>
      t("projectAssistant.metrics.line", {
        title,
        metrics: Object.entries(keyMetrics)
          .map(([name, value]) => t("projectAssistant.metrics.one", { name, value }))
          .join(language === "zh" ? "；" : "; "),
      }),
    deliverables: ({ title, applications }) => listed(title, applications),
    team: ({ title, team }) => listed(title, team),
    details: ({ title, description, projectUrl: url }) =>
      url
        ? t("projectAssistant.details.link", { title, description, url })
        : t("projectAssistant.details.line", { title, description }),
  };
  return { text: t(`projectAssistant.${topic}`), lines: asked.map(lineOf[topic]) };
}

const topicOf = (message: string): Topic | null =>
  (Object.keys(TOPICS) as Topic[]).find((topic) => TOPICS[topic].test(message)) ?? null;

/** Whether the message has the project's title in it. */
const names = (message: string, { title }: ResearchProject): boolean =>
  message.toLowerCase().includes(title.toLowerCase());
