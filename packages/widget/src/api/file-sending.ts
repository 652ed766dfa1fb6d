import type { SessionKeeper } from "./session";

/** What a file is sent with. */
export interface FileSending {
  session: Pick<SessionKeeper, "withToken">;
  /** Names the file's message for ever: sent again, it is added once. */
  messageKey: string;
  /** @param share of the file that has been sent, 0 to 1 */
  onProgress(share: number): void;
  signal: AbortSignal;
}
