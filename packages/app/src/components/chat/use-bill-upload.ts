import { useCallback } from "react";
import { useT } from "../../lib/i18n";
import { refreshLatestUpload } from "../../lib/latest-upload";
import { refusalText } from "../../lib/refusal";
import { refreshUser } from "../../lib/session";
import { UploadFailure } from "../../lib/upload";
import { checkUpload } from "../../lib/upload-check";
import type { Conversation } from "../../stores/chat";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";

/** Uploads a bill into a conversation; what goes wrong is said in a toast and by the assistant. */
export function useBillUpload(conversation: Conversation): (file: File) => Promise<void> {
  const t = useT();
  const language = useLanguage();
  return useCallback(
    async (file) => {
      const problem = checkUpload(file);
      if (problem) {
        const description = t(`chat.upload.${problem}`);
        showToast({ title: t("chat.upload.failed.title"), description, variant: "destructive" });
        return;
      }
      try {
        const suggestions = [t("chat.upload.next.baseLoad"), t("chat.upload.next.peak"), t("chat.upload.next.save")];
        await conversation.upload(file, suggestions, language);
        await Promise.all([refreshUser(), refreshLatestUpload()]);
      } catch (error) {
        // Cancelled by the person: they know.
        if (!(error instanceof UploadFailure)) return;
        const reason = refusalText({ code: error.code, message: error.message }, language, t);
        conversation.apologise(t("chat.upload.failed.message", { reason }));
        showToast({ title: t("chat.upload.failed.title"), description: reason, variant: "destructive" });
      }
    },
    [conversation, language, t],
  );
}
