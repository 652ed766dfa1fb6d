import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { SessionKeeper } from "./session";

/** An attachment as the conversation has it. */
export type ShownAttachment = Attachment & {
  /**
   * Keeps a file's readings as a meter. Only while the page has the file: a reload does not.
   *
   * @throws {Failure} whose message is what a person reads
   */
  keepMeter?(): Promise<unknown>;
  isBusy?: boolean;
};

/** What the server has read in a file, as the conversation shows it. */
export interface FileReading {
  analysis: string;
  shown: { citations: readonly Citation[]; attachments: readonly ShownAttachment[] };
}

/** What a file is sent with. */
export interface FileSending {
  session: Pick<SessionKeeper, "turnOff" | "withToken">;
  /** Names the file's message for ever: sent again, it is added once. */
  messageKey: string;
  /** @param share of the file that has been sent, 0 to 1 */
  onProgress(share: number): void;
  signal: AbortSignal;
}
