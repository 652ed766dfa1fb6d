import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import type { ChatApi } from "../api/chat";
import { Failure, toFailure } from "../api/failure";
import type { SessionKeeper } from "../api/session";
import { uploadError } from "../api/upload";
import { type Message, assistantMessage, messageFromHistory, userMessage } from "./messages";
import { createStore, type Store } from "./store";

export interface ConversationState {
  /** `failed` shows `failure` in place of the chat; a new opening tries again. */
  phase: "opening" | "ready" | "failed";
  failure?: Failure;
  partnerName: string;
  messages: readonly Message[];
  /** Undefined until an answer has suggested something: the panel then offers its own first questions. */
  suggestions?: readonly string[];
  /** What the last answer asks back. */
  choices?: readonly ReadingChoice[];
  /** An answer or an upload is under way: nothing else is sent meanwhile. */
  pending: boolean;
  upload?: { name: string; share: number };
}

export interface Conversation {
  store: Store<ConversationState>;
  /** Opens the session and loads earlier messages; does nothing if that is done or in progress. */
  start(): Promise<void>;
  /** Blank and over-long messages are not sent, and none while another is pending. */
  ask(text: string, change?: FrameChange): Promise<void>;
  /** Asks the failed question again. Unless its answer itself failed it keeps its key, so it is answered once. */
  retry(message: Message): Promise<void>;
  stop(): Promise<void>;
  upload(file: File): Promise<void>;
  cancelUpload(): void;
  destroy(): void;
}

export interface ConversationDependencies {
  session: SessionKeeper;
  chat: ChatApi;
  /** A new key for a message: 8 to 64 letters and digits. */
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
  onAnswer(): void;
  onError(): void;
}

/** How long the server may take to end a stopped answer itself before the panel stops listening. */
const STOP_GRACE_MS = 1_500;

/** The conversation's logic without its views: `store` is what the views show, the methods are the user's actions. */
export function createConversation(dependencies: ConversationDependencies): Conversation {
  const { session, chat, newKey, wait, onAnswer, onError } = dependencies;
  const store = createStore<ConversationState>({ phase: "opening", partnerName: "", messages: [], pending: false });
  let starting: Promise<void> | undefined;
  let current: { key: string; stopped: boolean; controller: AbortController } | undefined;

  const append = (...added: Message[]) => store.set({ messages: [...store.get().messages, ...added] });
  const patch = (id: string, change: Partial<Message>) =>
    store.set({
      messages: store.get().messages.map((message) => (message.id === id ? { ...message, ...change } : message)),
    });

  async function start() {
    try {
      const { partner, greeting } = await session.current();
      // An old conversation that cannot be had does not keep anyone from a new one.
      const history = session.restored ? await chat.history().catch(() => []) : [];
      const last = history.at(-1);
      store.set({
        phase: "ready",
        failure: undefined,
        partnerName: partner.name,
        messages: [assistantMessage("greeting", greeting, { isLive: false }), ...history.map(messageFromHistory)],
        suggestions: last?.suggestions,
        choices: last?.choices,
      });
      // The tab left an answer half written on an earlier page: it goes on here.
      const question = history.findLast((message) => message.isUser);
      if (last?.isLoading && last.messageKey && question)
        void follow(last.messageKey, question.message, question.change);
    } catch (error) {
      starting = undefined;
      store.set({ phase: "failed", failure: toFailure(error) });
      onError();
    }
  }

  async function ask(text: string, change?: FrameChange) {
    const message = text.trim();
    if (!message || message.length > CHAT_MESSAGE_MAX_LENGTH || store.get().pending) return;
    const key = newKey();
    append(userMessage(`${key}-question`, message, { change }), assistantMessage(key, ""));
    await follow(key, message, change);
  }

  /** Follows the answer `key`, whose message is already in the list, to its end. */
  async function follow(key: string, asked: string, change?: FrameChange | null) {
    const answering = { key, stopped: false, controller: new AbortController() };
    current = answering;
    let text = "";
    store.set({ pending: true, suggestions: [], choices: [] });
    onStart();

    function onStart() {
      text = "";
      patch(key, { text, activity: "thinking", failure: undefined, citations: [] });
    }

    function onEvent(event: ChatEvent) {
      if (event.type === "tool" || event.type === "progress") patch(key, { activity: event.type });
      else if (event.type === "delta") patch(key, { activity: "writing", text: (text += event.data.text) });
      else if (event.type === "error") patch(key, { failure: new Failure("answer", event.data.message) });
      else if (event.type === "done") {
        const { response, citations, reading, suggestions, choices } = event.data;
        patch(key, { text: response, citations, reading });
        store.set({ suggestions, choices });
      }
    }

    try {
      await chat.ask(
        { message: asked, messageKey: key, ...(change && { change }) },
        { onStart, onEvent, onReconnect: () => patch(key, { activity: "reconnecting" }) },
        answering.controller.signal,
      );
    } catch (error) {
      patch(key, { failure: toFailure(error) });
    }
    const stopped = answering.stopped || undefined;
    patch(key, { activity: undefined, stopped, ...(stopped && { failure: undefined }), isLive: true });
    current = undefined;
    store.set({ pending: false });
    const failed = store.get().messages.some((message) => message.id === key && message.failure);
    (failed ? onError : onAnswer)();
  }

  async function retry(failed: Message) {
    const { messages, pending } = store.get();
    const question = messages[messages.indexOf(failed) - 1];
    if (!question || !failed.failure || pending) return;
    const key = failed.failure.code === "answer" ? newKey() : failed.id;
    patch(failed.id, { id: key });
    await follow(key, question.text, question.change);
  }

  async function stop() {
    const answering = current;
    if (!answering) return;
    answering.stopped = true;
    // Even if the server cannot be reached, the panel stops listening.
    void chat.stop(answering.key).catch(() => undefined);
    await wait(STOP_GRACE_MS);
    answering.controller.abort();
  }

  let uploading: AbortController | undefined;

  async function upload(file: File) {
    if (store.get().pending) return;
    const key = newKey();
    const { name } = file;
    const apiError = uploadError(file);
    if (apiError) {
      append(assistantMessage(key, "", { failure: apiError, isFile: true }));
      return;
    }
    uploading = new AbortController();
    store.set({ pending: true, upload: { name, share: 0 } });
    try {
      const onProgress = (share: number) => store.set({ upload: { name, share } });
      const source = { index: 1, title: name, kind: "upload" } as const;
      const { analysis } = await chat.upload(file, onProgress, uploading.signal);
      append(
        userMessage(`${key}-file`, name, { isFile: true }),
        assistantMessage(key, analysis, { citations: [source] }),
      );
      onAnswer();
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code !== "aborted") {
        append(assistantMessage(key, "", { failure, isFile: true }));
        onError();
      }
    }
    store.set({ pending: false, upload: undefined });
  }

  return {
    store,
    start: () => (starting ??= start()),
    ask,
    retry,
    stop,
    upload,
    cancelUpload: () => uploading?.abort(),
    destroy() {
      current?.controller.abort();
      uploading?.abort();
    },
  };
}
