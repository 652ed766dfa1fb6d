import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { formatChartLabel, formatDateTime } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import { transcript as en } from "@wattleaf/shared/i18n/messages/en/transcript";
import { transcript as zh } from "@wattleaf/shared/i18n/messages/zh/transcript";
import { createTranslate, type Translate } from "@wattleaf/shared/i18n/translate";

export interface Transcript extends ConversationEntry {
  exportedAt: string;
  messages: readonly ChatMessage[];
}

type TranscriptText = Translate<keyof typeof en>;

/** A conversation as a file to keep. */
export function toFile(transcript: Transcript, format: "json" | "markdown", language: Language) {
  const name = `wattleaf-${transcript.startedAt.slice(0, 10)}-${slugOf(transcript.title)}`;
  if (format === "json") {
    const content = `${JSON.stringify(transcript, null, 2)}\n`;
    return { fileName: `${name}.json`, mediaType: "application/json", content };
  }
  return { fileName: `${name}.md`, mediaType: "text/markdown", content: toMarkdown(transcript, language) };
}

/** Letters and digits in any script: valid in every file system. */
const slugOf = (title: string) =>
  Array.from(title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-"))
    .slice(0, 40)
    .join("")
    .replaceAll(/^-+|-+$/g, "") || "chat";

function toMarkdown({ title, exportedAt, messages }: Transcript, language: Language): string {
  const t: TranscriptText = createTranslate(language === "zh" ? zh : en);
  const blocks = [
    `# ${title}`,
    `_${t("transcript.exported", { time: `${formatDateTime(exportedAt, language)} UTC` })}_`,
  ];
  for (const message of messages) blocks.push(...messageBlocks(message, t, language));
  return `${blocks.join("\n\n")}\n`;
}

function messageBlocks(message: ChatMessage, t: TranscriptText, language: Language): string[] {
  if (message.isUser) {
    const speaker = t(message.kind === "upload" ? "transcript.file" : "transcript.you");
    return [`## ${speaker}`, message.message];
  }
  const blocks = [
    `## ${t("transcript.assistant")}`,
    message.message,
    ...message.attachments.map((one) => attached(one, t, language)),
  ];
  if (message.status === "stopped") blocks.push(`_${t("transcript.stopped")}_`);
  if (message.citations.length > 0) {
    const sources = message.citations.map(({ index, title, url }) => `${index}. ${url ? `[${title}](${url})` : title}`);
    blocks.push(`**${t("transcript.sources")}**`, sources.join("\n"));
  }
  return blocks.filter(Boolean);
}

function attached(attachment: Attachment, t: TranscriptText, language: Language): string {
  if (attachment.kind === "action") {
    return [`**${attachment.title}**`, attachment.text, attachment.outcome].filter(Boolean).join("\n\n");
  }
  const note = attachment.sandbox ? ` (${t("transcript.sandbox")})` : "";
  const heading = `**${attachment.title}${note}**`;
  if (attachment.kind === "table") {
    return `${heading}\n\n${table(
      attachment.columns.map(({ label }) => label),
      attachment.rows,
    )}`;
  }
  const columns = ["", ...attachment.series.map(({ name }) => `${name} (${attachment.unit})`)];
  const rows = attachment.labels.map((label, at) => [
    formatChartLabel(label, language),
    ...attachment.series.map(({ values }) => String(values[at] ?? "–")),
  ]);
  return `${heading}\n\n${table(columns, rows)}`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}
