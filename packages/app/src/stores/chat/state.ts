import { createStore, type StoreApi } from "zustand";
import type { ChatLine } from "./line";

export interface UploadProgress {
  fileName: string;
  /** Share sent, 0–1. At 1 the server is processing it. */
  sent: number;
}

/** The state of a conversation. */
export interface ChatState {
  sessionId: string;
  lines: readonly ChatLine[];
  /** True from sending until the answer is complete: nothing else may be sent in between. */
  pending: boolean;
  upload: UploadProgress | null;
  history: "unread" | "loading" | "read" | "failed";
  /** Cursor of the messages before the first line; null when there are none. */
  earlier: number | null;
  /** Counts the messages that the server has received: a change means that the list of conversations is out of date. */
  received: number;
}

export type ChatStore = StoreApi<ChatState>;

export const createChatStore = (sessionId: string): ChatStore =>
  createStore<ChatState>()(() => ({
    sessionId,
    lines: [],
    pending: false,
    upload: null,
    history: "unread",
    earlier: null,
    received: 0,
  }));

/** Adds a line, or leaves the one with its id in place. */
export function appendLine(store: ChatStore, added: ChatLine): void {
  store.setState(({ lines }) => ({ lines: lines.some(({ id }) => id === added.id) ? lines : [...lines, added] }));
}

export function changeLine(store: ChatStore, id: string, fields: (line: ChatLine) => Partial<ChatLine>): void {
  store.setState(({ lines }) => ({
    lines: lines.map((current) => (current.id === id ? { ...current, ...fields(current) } : current)),
  }));
}

export function removeLine(store: ChatStore, id: string): void {
  store.setState(({ lines }) => ({ lines: lines.filter((current) => current.id !== id) }));
}

export function countReceived(store: ChatStore): void {
  store.setState(({ received }) => ({ received: received + 1 }));
}
