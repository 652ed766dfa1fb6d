import { SquarePen } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n";
import type { Conversation } from "../../stores/chat";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";

interface ChatToolbarProps {
  conversation: Conversation;
  canClear: boolean;
  onCleared: () => void;
}

export function ChatToolbar({ conversation, canClear, onCleared }: ChatToolbarProps) {
  const t = useT();
  const [clearing, setClearing] = useState(false);
  const clear = async () => {
    setClearing(true);
    try {
      await conversation.clear();
      onCleared();
    } catch {
      showToast({ title: t("chat.new.failed"), description: t("error.network"), variant: "destructive" });
    } finally {
      setClearing(false);
    }
  };
  return (
    <div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line px-4 md:px-6">
      <h1 className="text-lg font-semibold">{t("chat.title")}</h1>
      <Button
        variant="ghost"
        size="sm"
        icon={<SquarePen aria-hidden="true" className="size-4" />}
        disabled={!canClear}
        loading={clearing}
        onClick={() => void clear()}
      >
        {t("chat.new")}
      </Button>
    </div>
  );
}
