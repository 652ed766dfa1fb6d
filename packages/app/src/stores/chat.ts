import type { ChatMessage } from "@wattleaf/shared/contracts/chat";
import { createStore, type StoreApi } from "zustand";
import { streamAnswer } from "../lib/chat-stream";
import { randomId } from "../lib/random-id";
import { trpcClient } from "../lib/trpc";
import { uploadBill } from "../lib/upload";
import { type ChatLine, failed, finished, fromHistory, line, withEvent } from "./chat-line";

export interface UploadProgress {
  fileName: string;
  /** Share sent, 0–1. At 1 the server is reading. */
  sent: number;
}

export interface ChatState {
  sessionId: string;
  lines: readonly ChatLine[];
  /** True from sending until the answer is there: nothing else may be sent meanwhile. */
  pending: boolean;
  upload: UploadProgress | null;
  history: "unread" | "loading" | "read" | "failed";
}

export interface ChatDependencies {
  streamAnswer: typeof streamAnswer;
  uploadBill: typeof uploadBill;
  readHistory: (sessionId: string) => Promise<readonly ChatMessage[]>;
  stopAnswer: (messageKey: string) => Promise<unknown>;
  clearHistory: (sessionId: string) => Promise<unknown>;
}

const serverCalls: ChatDependencies = {
  streamAnswer,
  uploadBill,
  readHistory: async (sessionId) => (await trpcClient.assistant.history.query({ sessionId })).messages,
  stopAnswer: (messageKey) => trpcClient.assistant.stop.mutate({ messageKey }),
  clearHistory: (sessionId) => trpcClient.assistant.clear.mutate({ sessionId }),
};

/** One conversation: its lines, and what can be done with it. Lives on while pages come and go. */
export class Conversation {
  readonly store: StoreApi<ChatState>;
  private running: { abort: AbortController; messageKey: string | null } | null = null;

  constructor(
    readonly sessionId: string,
    private readonly server: ChatDependencies = serverCalls,
  ) {
    this.store = createStore<ChatState>()(() => ({
      sessionId,
      lines: [],
      pending: false,
      upload: null,
      history: "unread",
    }));
  }

  /** Shows what was said before a reload, and follows an answer that is still being written. */
  async restore(language: string): Promise<void> {
    if (this.store.getState().history !== "unread") return;
    this.store.setState({ history: "loading" });
    try {
      const messages = await this.server.readHistory(this.sessionId);
      // Whoever was quicker than the history has begun a conversation already: that one stays at the end.
      this.store.setState((state) => ({ history: "read", lines: [...messages.map(fromHistory), ...state.lines] }));
      this.followUnfinished(messages, language);
    } catch {
      this.store.setState({ history: "failed" });
    }
  }

  /** Adds what the person said, without sending it yet. */
  say(text: string): void {
    this.append(line("user", { text }));
  }

  /** Sends a message that already stands in the conversation and shows its answer as it comes. */
  async answer(text: string, language: string): Promise<void> {
    const message = text.trim();
    if (!message || this.store.getState().pending) return;
    await this.follow(message, randomId(), language, line("assistant", { status: "thinking" }));
  }

  async send(text: string, language: string): Promise<void> {
    if (!text.trim() || this.store.getState().pending) return;
    this.say(text.trim());
    await this.answer(text, language);
  }

  /** Asks the last question again, in place of the answer that failed. */
  async retry(language: string): Promise<void> {
    const { lines, pending } = this.store.getState();
    const question = lines.findLast(({ from }) => from === "user");
    if (!question || pending) return;
    this.store.setState({ lines: lines.filter(({ status }) => status !== "failed") });
    await this.answer(question.text, language);
  }

  /** Stops the answer or the upload that is under way. */
  stop(): void {
    const running = this.running;
    if (!running) return;
    running.abort.abort();
    // What has been written so far stays; the server only needs to know that nobody waits for more.
    if (running.messageKey) void this.server.stopAnswer(running.messageKey).catch(() => undefined);
  }

  /**
   * Uploads a file and shows its reading as the assistant's answer, with the file as its source and what could be asked next.
   * @throws UploadFailure, whose words are up to the caller, or AbortError
   */
  async upload(file: File, suggestions: readonly string[], language: string): Promise<void> {
    if (this.store.getState().pending) return;
    const abort = new AbortController();
    this.running = { abort, messageKey: null };
    this.append(line("user", { text: file.name }));
    this.store.setState({ pending: true, upload: { fileName: file.name, sent: 0 } });
    const onProgress = (sent: number) => this.store.setState({ upload: { fileName: file.name, sent } });
    try {
      const request = { file, sessionId: this.sessionId, language };
      const reply = await this.server.uploadBill(request, onProgress, abort.signal);
      const citations = [{ index: 1, title: file.name, kind: "upload" as const }];
      this.append(line("assistant", { text: reply.analysis, citations, suggestions }));
    } finally {
      this.running = null;
      this.store.setState({ pending: false, upload: null });
    }
  }

  /** Puts the assistant's words about a failure into the conversation; a toast has told it as news. */
  apologise(text: string): void {
    this.append(line("assistant", { text, isNew: false }));
  }

  /** Forgets the conversation here and on the server. */
  async clear(): Promise<void> {
    this.stop();
    await this.server.clearHistory(this.sessionId);
    this.store.setState({ lines: [], pending: false, upload: null, history: "read" });
  }

  private followUnfinished(messages: readonly ChatMessage[], language: string) {
    const index = messages.findIndex(({ isLoading, messageKey }) => isLoading && messageKey !== null);
    const open = messages[index];
    const question = messages.slice(0, Math.max(index, 0)).findLast(({ isUser }) => isUser);
    if (!open?.messageKey || !question || this.store.getState().pending) return;
    const shown = this.store.getState().lines.find(({ id }) => id === open.id);
    if (shown) void this.follow(question.message, open.messageKey, language, shown);
  }

  private async follow(message: string, messageKey: string, language: string, target: ChatLine): Promise<void> {
    const abort = new AbortController();
    this.running = { abort, messageKey };
    this.append(target);
    this.store.setState({ pending: true });
    const request = { message, messageType: "general" as const, sessionId: this.sessionId, messageKey, language };
    try {
      const answer = await this.server.streamAnswer(request, {
        signal: abort.signal,
        onEvent: (event) => this.change(target.id, (current) => withEvent(current, event)),
      });
      this.change(target.id, () => finished(answer));
    } catch (error) {
      this.change(target.id, () => (abort.signal.aborted ? { status: "stopped" } : failed(error)));
    } finally {
      this.running = null;
      this.store.setState({ pending: false });
    }
  }

  /** Adds a line, or leaves the one with its id in place. */
  private append(added: ChatLine) {
    this.store.setState(({ lines }) => ({
      lines: lines.some(({ id }) => id === added.id) ? lines : [...lines, added],
    }));
  }

  private change(id: string, fields: (line: ChatLine) => Partial<ChatLine>) {
    this.store.setState(({ lines }) => ({
      lines: lines.map((current) => (current.id === id ? { ...current, ...fields(current) } : current)),
    }));
  }
}

const conversations = new Map<string, Conversation>();

/** The conversation of this id; the same one for every page that shows it. */
export function conversationOf(sessionId: string): Conversation {
  const known = conversations.get(sessionId);
  if (known) return known;
  const opened = new Conversation(sessionId);
  conversations.set(sessionId, opened);
  return opened;
}

/** When another person takes over: nothing of the last one's stays. */
export function forgetConversations(): void {
  for (const conversation of conversations.values()) conversation.stop();
  conversations.clear();
}
