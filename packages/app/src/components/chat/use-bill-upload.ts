import { useCallback } from "react";
import { useT } from "../../lib/i18n";
import { loadAreas } from "../../lib/messages";
import { refreshLatestUpload } from "../../lib/latest-upload";
import { apiErrorText } from "../../lib/api-error";
import { refreshUser } from "../../lib/session";
import { UploadFailure } from "../../lib/upload";
import { checkUpload } from "../../lib/upload-check";
import type { Conversation } from "../../stores/chat/conversation";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";

/** Whether a file may be uploaded; if not, a toast says why. */
export function useUploadCheck(): (file: File) => boolean {
  const t = useT();
  return useCallback(
    (file) => {
      const problem = checkUpload(file);
      if (!problem) return true;
      const description = t(`chat.upload.${problem}`);
      showToast({ title: t("chat.upload.failed.title"), description, variant: "destructive" });
      return false;
    },
    [t],
  );
}

/** Uploads a bill into a conversation; errors are shown in a toast and by the assistant. True when it was read. */
export function useBillUpload(conversation: Conversation): (file: File) => Promise<boolean> {
  const t = useT();
  const language = useLanguage();
  const isUploadable = useUploadCheck();
  return useCallback(
    async (file) => {
      if (!isUploadable(file)) return false;
      try {
        const suggestions = [t("chat.upload.next.baseLoad"), t("chat.upload.next.peak"), t("chat.upload.next.save")];
        await conversation.upload(file, suggestions, language);
        await Promise.all([refreshUser(), refreshLatestUpload()]);
        return true;
      } catch (error) {
        // Canceled by the user.
        if (!(error instanceof UploadFailure)) return false;
        // Its own messages: the landing page does not load the others.
        await loadAreas(language, ["reasons"]);
        const reason = apiErrorText(error, language, t);
        conversation.addUploadFailure(t("chat.upload.failed.message", { reason }));
        showToast({ title: t("chat.upload.failed.title"), description: reason, variant: "destructive" });
        return false;
      }
    },
    [conversation, isUploadable, language, t],
  );
}
