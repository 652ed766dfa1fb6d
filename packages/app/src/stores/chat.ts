import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { createStore, type StoreApi } from "zustand";
import { ChatFailure, streamAnswer } from "../lib/chat-stream";
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
  /** Where the messages before the first line are; null when there are none. */
  earlier: number | null;
  /** Counts the messages that the server has received: the list of conversations has changed. */
  received: number;
}

export interface ChatDependencies {
  streamAnswer: typeof streamAnswer;
  uploadBill: typeof uploadBill;
  readHistory: (
    sessionId: string,
    before?: number,
  ) => Promise<{ messages: readonly ChatMessage[]; earlier: number | null }>;
  stopAnswer: (messageKey: string) => Promise<unknown>;
}

/** A message on its way. */
export interface OutgoingMessage {
  messageKey: string;
  text: string;
  /** The key of the message that it takes the place of. */
  replaces: string | null;
}

/** Keeps what nobody has confirmed to have received, over a reload too. */
export interface Outbox {
  keep: (message: OutgoingMessage) => void;
  /** Somebody has received this message, or nobody shall. */
  settle: (messageKey: string) => void;
  find: (messageKey: string) => OutgoingMessage | undefined;
  /** The history with what was never received at its end, ready to be sent again. */
  addTo: (lines: readonly ChatLine[]) => readonly ChatLine[];
}

const serverCalls: ChatDependencies = {
  streamAnswer,
  uploadBill,
  readHistory: (sessionId) => trpcClient.chat.history.query({ sessionId }),
  stopAnswer: (messageKey) => trpcClient.chat.stop.mutate({ messageKey }),
};

/** Where the browser keeps what was not received, of all conversations. */
export const OUTBOX_KEY = "chatOutbox";

/** The server's words for a message that was changed elsewhere. */
const CHANGED_ELSEWHERE: readonly string[] = ["conflict", "not_found"];

/** One conversation: its lines, and what can be done with it. Lives on while pages come and go. */
export class Conversation {
  readonly store: StoreApi<ChatState>;
  private running: { abort: AbortController; messageKey: string | null } | null = null;
  constructor(
    readonly sessionId: string,
    private readonly outbox: Outbox | null = null,
    private readonly server: ChatDependencies = serverCalls,
  ) {
    this.store = createStore<ChatState>()(() => ({
      sessionId,
      lines: [],
      pending: false,
      upload: null,
      history: "unread",
      earlier: null,
      received: 0,
    }));
  }

  /** Nothing was said in it yet, so there is nothing to restore. */
  begin(): void {
    if (this.store.getState().history === "unread") this.store.setState({ history: "read" });
  }

  /** Shows what was said before a reload, follows an answer that is still being written, and offers what was not sent. */
  async restore(language: string): Promise<void> {
    const { history } = this.store.getState();
    if (history !== "unread" && history !== "failed") return;
    this.store.setState({ history: "loading" });
    try {
      const { messages, earlier } = await this.server.readHistory(this.sessionId);
      const lines = messages.map(fromHistory);
      const known = this.outbox?.addTo(lines) ?? lines;
      // Whoever was quicker than the history has begun a conversation already: that one stays at the end.
      this.store.setState((state) => ({ history: "read", earlier, lines: [...known, ...state.lines] }));
      this.followUnfinished(language);
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
    await this.ask({ messageKey: randomId(), text: message, replaces: null }, language);
  }

  async send(text: string, language: string): Promise<void> {
    if (!text.trim() || this.store.getState().pending) return;
    this.say(text.trim());
    await this.answer(text, language);
  }

  /** Says a message anew: it takes the place of the old one and of all that followed, here and on the server. */
  async edit(messageKey: string, text: string, language: string): Promise<void> {
    const { lines, pending } = this.store.getState();
    const at = lines.findIndex((one) => one.messageKey === messageKey);
    if (!text.trim() || pending || at < 0) return;
    this.store.setState({ lines: [...lines.slice(0, at), line("user", { text: text.trim() })] });
    await this.ask({ messageKey: randomId(), text: text.trim(), replaces: messageKey }, language);
  }

  /**
   * Asks a question again, in place of its answer: the last one, or the one of a line that failed. One that may not have
   * reached anybody goes out under its own key, so that it is answered once even if it did.
   */
  async retry(language: string, failedLine?: ChatLine): Promise<void> {
    const { lines, pending } = this.store.getState();
    const target = failedLine ?? lines.at(-1);
    const question = lines.findLast(
      ({ from, kind, messageKey }) => from === "user" && kind === "question" && messageKey === target?.messageKey,
    );
    if (!target || !question?.messageKey || pending) return;
    const { messageKey, text } = question;
    if (target.status !== "failed" || wasReceived(target.failure)) return this.edit(messageKey, text, language);
    this.store.setState({ lines: [...lines.filter((one) => one.messageKey !== messageKey), question] });
    await this.ask(this.outbox?.find(messageKey) ?? { messageKey, text, replaces: null }, language);
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
    const messageKey = randomId();
    const said = line("user", { text: file.name, kind: "upload", messageKey });
    this.running = { abort, messageKey: null };
    this.append(said);
    this.store.setState({ pending: true, upload: { fileName: file.name, sent: 0 } });
    const onProgress = (sent: number) => this.store.setState({ upload: { fileName: file.name, sent } });
    try {
      const request = { file, sessionId: this.sessionId, messageKey, language };
      const reply = await this.server.uploadBill(request, onProgress, abort.signal);
      const citations = [{ index: 1, title: file.name, kind: "upload" as const }];
      this.append(line("assistant", { text: reply.analysis, kind: "upload", messageKey, citations, suggestions }));
      this.store.setState(({ received }) => ({ received: received + 1 }));
    } catch (error) {
      // Cancelled: as if the file had never been chosen.
      if (abort.signal.aborted)
        this.store.setState(({ lines }) => ({ lines: lines.filter(({ id }) => id !== said.id) }));
      throw error;
    } finally {
      this.running = null;
      this.store.setState({ pending: false, upload: null });
    }
  }

  /** Puts the assistant's words about a failure into the conversation; a toast has told it as news. */
  apologise(text: string): void {
    this.append(line("assistant", { text, kind: "upload", isNew: false }));
  }

  /** Changes what is shown of a turn's answer, such as its rating. */
  changeAnswer(messageKey: string, fields: Partial<ChatLine>): void {
    const answer = this.store.getState().lines.find((one) => one.from === "assistant" && one.messageKey === messageKey);
    if (answer) this.change(answer.id, () => fields);
  }

  private followUnfinished(language: string) {
    const { lines, pending } = this.store.getState();
    const open = lines.find(({ from, status }) => from === "assistant" && status === "thinking");
    const question = lines.find(({ from, messageKey }) => from === "user" && messageKey === open?.messageKey);
    if (!open?.messageKey || !question || pending) return;
    void this.follow({ messageKey: open.messageKey, text: question.text, replaces: null }, language, open);
  }

  /** Gives the last question its key and follows its answer. */
  private async ask(message: OutgoingMessage, language: string): Promise<void> {
    const { messageKey } = message;
    const question = this.store.getState().lines.findLast(({ from }) => from === "user");
    if (question) this.change(question.id, () => ({ messageKey }));
    this.outbox?.keep(message);
    await this.follow(message, language, line("assistant", { messageKey, status: "thinking" }));
  }

  private async follow(message: OutgoingMessage, language: string, target: ChatLine): Promise<void> {
    const { messageKey, text, replaces } = message;
    const abort = new AbortController();
    this.running = { abort, messageKey };
    this.append(target);
    this.store.setState({ pending: true });
    const request = {
      message: text,
      messageType: "general" as const,
      sessionId: this.sessionId,
      messageKey,
      language,
      ...(replaces === null ? {} : { replaces }),
    };
    let received = false;
    try {
      const answer = await this.server.streamAnswer(request, {
        signal: abort.signal,
        onEvent: (event) => {
          if (!received) this.noteReceived(messageKey);
          received = true;
          this.change(target.id, (current) => withEvent(current, event));
        },
      });
      this.change(target.id, () => finished(answer));
    } catch (error) {
      if (error instanceof ChatFailure && CHANGED_ELSEWHERE.includes(error.code))
        return this.reload(messageKey, language);
      this.change(target.id, () => (abort.signal.aborted ? { status: "stopped" } : failed(error)));
      if (abort.signal.aborted) this.outbox?.settle(messageKey);
    } finally {
      this.running = null;
      this.store.setState({ pending: false });
    }
  }

  private noteReceived(messageKey: string) {
    this.outbox?.settle(messageKey);
    this.store.setState(({ received }) => ({ received: received + 1 }));
  }

  /** The conversation was changed elsewhere: what stands there now is shown, and the refused message is let go. */
  private reload(messageKey: string, language: string): void {
    this.outbox?.settle(messageKey);
    this.store.setState({ history: "unread", lines: [] });
    void this.restore(language);
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

/** Whether the server has the message whose answer failed so: it then has the failed turn too. */
const wasReceived = (failure: ChatFailure | null) => failure?.kind === "refused" && failure.status === 200;

const conversations = new Map<string, Conversation>();

/** The conversation of this id; the same one for every page that shows it. */
export function conversationOf(sessionId: string, outboxOf?: (sessionId: string) => Outbox): Conversation {
  const known = conversations.get(sessionId);
  if (known) return known;
  const opened = new Conversation(sessionId, outboxOf?.(sessionId));
  conversations.set(sessionId, opened);
  return opened;
}

/** A deleted conversation is begun anew when its address is opened again. */
export function forgetConversation(sessionId: string): void {
  conversations.get(sessionId)?.stop();
  conversations.delete(sessionId);
}

/** When another person takes over: nothing of the last one's stays. */
export function forgetConversations(): void {
  for (const conversation of conversations.values()) conversation.stop();
  conversations.clear();
  try {
    localStorage.removeItem(OUTBOX_KEY);
  } catch {
    // Nothing was kept.
  }
}
