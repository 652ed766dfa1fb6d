import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import type { AnswerDependencies } from "../api/answer";
import type { ChatApi } from "../api/chat";
import { Failure, toFailure } from "../api/failure";
import type { FileReading, FileSending } from "../api/file-sending";
import type { SessionKeeper, WidgetSession } from "../api/session";
import { type Message, assistantMessage, GREETING_ID, messageFromHistory, userMessage } from "./messages";
import { createStore, type Store } from "./store";

export interface ConversationState {
  /** `failed` shows `failure` in place of the chat; a new opening tries again. */
  phase: "opening" | "ready" | "failed";
  failure?: Failure;
  /** Undefined until it is open. */
  session?: WidgetSession;
  view: "chat" | "rewards";
  messages: readonly Message[];
  /** Undefined until an answer has suggested something: the panel then offers the partner's or its own first questions. */
  suggestions?: readonly string[];
  /** What the last answer asks back. */
  choices?: readonly ReadingChoice[];
  /** An answer or an upload is under way: nothing else is sent meanwhile. */
  pending: boolean;
  upload?: { name: string; share: number };
}

export interface Conversation {
  store: Store<ConversationState>;
  /** What is being typed. Not in the store: each key would draw the whole conversation again. */
  draft: string;
  /** Opens the session and loads earlier messages; does nothing if that is done or in progress. */
  start(): Promise<void>;
  /**
   * Blank and over-long messages are not sent, and none while another is pending. Without a connection, a question
   * waits until there is one.
   */
  ask(text: string, change?: FrameChange): Promise<void>;
  /** Asks the failed question again. Unless its answer itself failed it keeps its key, so it is answered once. */
  retry(message: Message): Promise<void>;
  stop(): Promise<void>;
  upload(file: File): Promise<void>;
  cancelUpload(): void;
  /** The connection is back: sends what waits for it. */
  resume(): Promise<void>;
  /** Changes a message that the person sees, such as the state of an action. */
  patch(id: string, change: Partial<Message>): void;
  /** Begins again with another session: the customer has signed in or out. */
  restart(): void;
  destroy(): void;
}

export interface ConversationDependencies {
  session: SessionKeeper;
  chat: ChatApi;
  /** A new key for a message: 8 to 64 letters and digits. */
  newKey(): string;
  wait: AnswerDependencies["wait"];
  isOnline(): boolean;
  sendFile(file: File, sending: FileSending): Promise<FileReading>;
  onStart(session: WidgetSession): void;
  onAnswer(): void;
  onError(failure: Failure): void;
}

/** How long the server may take to end a stopped answer itself before the panel stops listening. */
const STOP_GRACE_MS = 1_500;

/** The conversation's logic without its views: `store` is what the views show, the methods are the user's actions. */
export function createConversation(dependencies: ConversationDependencies): Conversation {
  const { session, chat, newKey, isOnline } = dependencies;
  const initial: ConversationState = { phase: "opening", view: "chat", messages: [], pending: false };
  const store = createStore(initial);
  /** Asked without a connection. */
  let waiting: { key: string; message: string; change: FrameChange | undefined }[] = [];
  let starting: Promise<void> | undefined;
  /** Counts the sessions: what an earlier one brings comes too late. */
  let generation = 0;
  let current: { key: string; stopped: boolean; controller: AbortController } | undefined;

  /** Charts are for the partner to turn off. */
  const shown = (attachments: readonly Attachment[]) =>
    store.get().session?.features.charts === false ? [] : attachments;
  const append = (...added: Message[]) => store.set({ messages: [...store.get().messages, ...added] });
  const patch = (id: string, change: Partial<Message>) =>
    store.set({
      messages: store.get().messages.map((message) => (message.id === id ? { ...message, ...change } : message)),
    });

  async function start() {
    const mine = generation;
    try {
      const opened = await session.current();
      // An old conversation that cannot be had does not keep anyone from a new one.
      const history = session.restored || opened.identified ? await chat.history().catch(() => []) : [];
      if (mine !== generation) return;
      const last = history.at(-1);
      store.set({
        phase: "ready",
        failure: undefined,
        session: opened,
        messages: [
          ...(opened.greeting ? [assistantMessage(GREETING_ID, opened.greeting, { isLive: false })] : []),
          ...history.map(messageFromHistory),
        ],
        suggestions: last?.suggestions,
        choices: last?.choices,
      });
      dependencies.onStart(opened);
      // The tab left an answer half written on an earlier page: it goes on here.
      const question = history.findLast((message) => message.isUser);
      if (last?.isLoading && last.messageKey && question)
        void follow(last.messageKey, question.message, question.change);
    } catch (error) {
      if (mine !== generation) return;
      starting = undefined;
      const failure = toFailure(error);
      store.set({ phase: "failed", failure });
      dependencies.onError(failure);
    }
  }

  async function ask(text: string, change?: FrameChange) {
    const message = text.trim();
    if (!message || message.length > CHAT_MESSAGE_MAX_LENGTH || store.get().pending) return;
    const key = newKey();
    const isWaiting = !isOnline();
    append(
      userMessage(`${key}-question`, message, { change }),
      assistantMessage(key, "", { activity: isWaiting ? "offline" : undefined }),
    );
    if (isWaiting) waiting.push({ key, message, change });
    else await follow(key, message, change);
  }

  async function resume() {
    const last = store.get().messages.at(-1);
    if (last?.failure?.code === "network" && !last.isFile) await retry(last);
    while (isOnline() && !store.get().pending) {
      const next = waiting.shift();
      if (!next) return;
      await follow(next.key, next.message, next.change);
    }
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
      patch(key, { text, activity: "thinking", failure: undefined, citations: [], attachments: [] });
    }

    function onEvent(event: ChatEvent) {
      if (event.type === "tool" || event.type === "progress") patch(key, { activity: event.type });
      else if (event.type === "delta") patch(key, { activity: "writing", text: (text += event.data.text) });
      else if (event.type === "error") patch(key, { failure: new Failure("answer", event.data.message) });
      else if (event.type === "done") {
        const { response, citations, reading, suggestions, choices, attachments } = event.data;
        patch(key, { text: response, citations, reading, attachments: shown(attachments) });
        store.set({ suggestions, choices });
      }
    }

    try {
      await chat.ask(
        { message: asked, messageKey: key, ...(change && { change }) },
        { onStart, onEvent, onWait: (activity) => patch(key, { activity }) },
        answering.controller.signal,
      );
    } catch (error) {
      patch(key, { failure: toFailure(error) });
    }
    const stopped = answering.stopped || undefined;
    patch(key, { activity: undefined, stopped, ...(stopped && { failure: undefined }), isLive: true });
    // A conversation that has begun again meanwhile has its own.
    if (current !== answering) return;
    current = undefined;
    store.set({ pending: false });
    const failure = store.get().messages.find(({ id }) => id === key)?.failure;
    if (failure) dependencies.onError(failure);
    else dependencies.onAnswer();
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
    await dependencies.wait(STOP_GRACE_MS);
    answering.controller.abort();
  }

  let uploading: AbortController | undefined;

  async function upload(file: File) {
    if (store.get().pending) return;
    const key = newKey();
    const { name } = file;
    uploading = new AbortController();
    store.set({ pending: true, upload: { name, share: 0 } });
    try {
      const onProgress = (share: number) => store.set({ upload: { name, share } });
      const { analysis, shown: reading } = await dependencies.sendFile(file, {
        messageKey: key,
        onProgress,
        signal: uploading.signal,
        session,
      });
      append(userMessage(`${key}-file`, name, { isFile: true }), assistantMessage(key, analysis, reading));
      dependencies.onAnswer();
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code !== "aborted") {
        append(assistantMessage(key, "", { failure, isFile: true }));
        dependencies.onError(failure);
      }
    }
    store.set({ pending: false, upload: undefined });
  }

  function cancel() {
    current?.controller.abort();
    current = undefined;
    uploading?.abort();
    waiting = [];
  }

  return {
    store,
    draft: "",
    start: () => (starting ??= start()),
    ask,
    retry,
    stop,
    upload,
    resume,
    patch,
    cancelUpload: () => uploading?.abort(),
    restart() {
      cancel();
      this.draft = "";
      generation++;
      starting = undefined;
      store.set({ ...initial, session: undefined, failure: undefined, suggestions: undefined, choices: undefined });
    },
    destroy: cancel,
  };
}
