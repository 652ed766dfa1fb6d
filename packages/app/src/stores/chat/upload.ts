import { keepUploadedFile } from "../../lib/uploaded-files";
import { unansweredKeys } from "../../lib/unanswered-keys";
import { line } from "./line";
import type { ConversationParts } from "./parts";
import { appendLine, countReceived, removeLine } from "./state";

/** A file that is chosen again after a lost connection is the same message. */
const keys = unansweredKeys();

/**
 * Uploads a file and shows its analysis as the assistant's answer, with the file as its source and suggested questions.
 * @throws UploadFailure, whose message is up to the caller, or AbortError
 */
export async function uploadFile(
  { sessionId, store, server, task }: ConversationParts,
  file: File,
  suggestions: readonly string[],
  language: string,
): Promise<void> {
  if (store.getState().pending) return;
  const upload = `${sessionId} ${file.name} ${file.size} ${file.lastModified}`;
  const messageKey = keys.keyOf(upload);
  const fileLine = line("user", { text: file.name, kind: "upload", messageKey });
  const onProgress = (sent: number) => store.setState({ upload: { fileName: file.name, sent } });
  appendLine(store, fileLine);
  onProgress(0);
  await task.run(null, async (signal) => {
    try {
      const { analysis, uploadId, attachments } = await server.uploadBill(
        { file, sessionId, messageKey, language },
        onProgress,
        signal,
      );
      keys.answered(upload);
      keepUploadedFile(uploadId, file);
      const citations = [{ index: 1, title: file.name, kind: "upload" as const }];
      const fields = { text: analysis, messageKey, citations, suggestions, attachments };
      appendLine(store, line("assistant", { ...fields, kind: "upload" }));
      countReceived(store);
    } catch (error) {
      // Canceled: as if the file had never been chosen.
      if (signal.aborted) removeLine(store, fileLine.id);
      throw error;
    } finally {
      store.setState({ upload: null });
    }
  });
}
