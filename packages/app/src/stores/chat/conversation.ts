import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import type { ChatFailure } from "../../lib/chat-stream";
import { randomId } from "../../lib/random-id";
import { streamAnswerInto } from "./answer";
import { CurrentTask } from "./current-task";
import { readHistory } from "./history";
import { type ChatLine, line } from "./line";
import type { Outbox, OutgoingMessage } from "./outbox";
import type { ConversationParts } from "./parts";
import { type ChatServer, chatServer } from "./server";
import { appendLine, changeLine, type ChatStore, createChatStore } from "./state";
import { uploadFile } from "./upload";

/** One conversation: its lines and its actions. Outlives the pages that show it. */
export class Conversation implements ConversationParts {
  readonly store: ChatStore;
  readonly task: CurrentTask;

  constructor(
    readonly sessionId: string,
    readonly outbox: Outbox | null = null,
    readonly server: ChatServer = chatServer,
  ) {
    this.store = createChatStore(sessionId);
    this.task = new CurrentTask(this.store);
  }

  /** For a new conversation, which has no history to load. */
  skipHistory(): void {
    if (this.store.getState().history === "unread") this.store.setState({ history: "read" });
  }

  /** Loads the history after a reload, follows an answer that is still streaming, and offers unsent messages. */
  async restore(language: string): Promise<void> {
    if (await readHistory(this)) this.#followUnfinished(language);
  }

  /** Adds a question without sending it yet. */
  addQuestion(text: string): void {
    appendLine(this.store, line("user", { text }));
  }

  /** Sends a question that was added and streams its answer. */
  async sendAdded(text: string, language: string): Promise<void> {
    const message = text.trim();
    if (!message || this.store.getState().pending) return;
    await this.#ask({ messageKey: randomId(), text: message, replaces: null, change: null }, language);
  }

  async send(text: string, language: string): Promise<void> {
    if (!text.trim() || this.store.getState().pending) return;
    this.addQuestion(text.trim());
    await this.sendAdded(text, language);
  }

  /** Has the last question answered again with one slot changed. */
  async choose({ label, change }: ReadingChoice, language: string): Promise<void> {
    if (this.store.getState().pending) return;
    appendLine(this.store, line("user", { text: label, change }));
    await this.#ask({ messageKey: randomId(), text: label, replaces: null, change }, language);
  }

  /** Sends an edited message: it replaces the old one and everything after it, here and on the server. */
  async edit(messageKey: string, text: string, language: string): Promise<void> {
    const { lines, pending } = this.store.getState();
    const at = lines.findIndex((one) => one.messageKey === messageKey);
    const message = text.trim();
    if (!message || pending || at < 0) return;
    // The words of a chip ask the same again; other words are a question of their own.
    const change = lines[at]?.text === message ? lines[at].change : null;
    this.store.setState({ lines: [...lines.slice(0, at), line("user", { text: message, change })] });
    await this.#ask({ messageKey: randomId(), text: message, replaces: messageKey, change }, language);
  }

  /**
   * Asks a question again, replacing its answer: the last one, or a failed line's. A question that the server may not
   * have received keeps its key, so that it is answered once even if it was.
   */
  async retry(language: string, failedLine?: ChatLine): Promise<void> {
    const { lines, pending } = this.store.getState();
    const target = failedLine ?? lines.at(-1);
    const question = lines.findLast(
      ({ from, kind, messageKey }) => from === "user" && kind === "question" && messageKey === target?.messageKey,
    );
    if (!target || !question?.messageKey || pending) return;
    const { messageKey, text, change } = question;
    if (target.status !== "failed" || wasReceived(target.failure)) return this.edit(messageKey, text, language);
    this.store.setState({ lines: [...lines.filter((one) => one.messageKey !== messageKey), question] });
    await this.#ask(this.outbox?.find(messageKey) ?? { messageKey, text, replaces: null, change }, language);
  }

  /** Stops the current answer or upload. */
  stop(): void {
    const messageKey = this.task.stop();
    // The text so far stays; the server only needs to know that no more is wanted.
    if (messageKey) void this.server.stopAnswer(messageKey).catch(() => undefined);
  }

  /** @throws UploadFailure, whose message is up to the caller, or AbortError */
  upload(file: File, suggestions: readonly string[], language: string): Promise<void> {
    return uploadFile(this, file, suggestions, language);
  }

  /** Adds the assistant's message about a failed upload; a toast has announced it. */
  addUploadFailure(text: string): void {
    appendLine(this.store, line("assistant", { text, kind: "upload", isNew: false }));
  }

  /** Updates the answer of a turn, such as its rating. */
  changeAnswer(messageKey: string, fields: Partial<ChatLine>): void {
    const answer = this.store.getState().lines.find((one) => one.from === "assistant" && one.messageKey === messageKey);
    if (answer) changeLine(this.store, answer.id, () => fields);
  }

  #followUnfinished(language: string): void {
    const { lines, pending } = this.store.getState();
    const open = lines.find(({ from, status }) => from === "assistant" && status === "thinking");
    const question = lines.find(({ from, messageKey }) => from === "user" && messageKey === open?.messageKey);
    if (!open?.messageKey || !question || pending) return;
    const { text, change } = question;
    void this.#follow({ messageKey: open.messageKey, text, replaces: null, change }, language, open);
  }

  /** Gives the last question its key and follows its answer. */
  async #ask(message: OutgoingMessage, language: string): Promise<void> {
    const { messageKey } = message;
    const question = this.store.getState().lines.findLast(({ from }) => from === "user");
    if (question) changeLine(this.store, question.id, () => ({ messageKey }));
    this.outbox?.add(message);
    await this.#follow(message, language, line("assistant", { messageKey, status: "thinking" }));
  }

  async #follow(message: OutgoingMessage, language: string, target: ChatLine): Promise<void> {
    if (await streamAnswerInto(this, message, language, target)) return;
    this.store.setState({ history: "unread", lines: [] });
    void this.restore(language);
  }
}

/** Whether the server has the message, despite this failure: it then has the failed turn too. */
const wasReceived = (failure: ChatFailure | null) => failure?.kind === "rejected" && failure.status === 200;
