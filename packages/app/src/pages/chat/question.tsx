import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { QuestionBubble } from "../../components/chat/message";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";
import { IconButton } from "../../ui/icon-button";
import { useOwnConversation } from "./conversation-context";
import { EditForm } from "./edit-form";

/** A question that can be edited and sent again. A file's name cannot. */
export function Question({ line }: { line: ChatLine }) {
  const t = useT();
  const { pending } = useOwnConversation();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  if (editing) {
    const end = () => {
      setEditing(false);
      requestAnimationFrame(() => editButton.current?.focus());
    };
    return <EditForm line={line} onEnd={end} />;
  }
  const editable = line.kind === "question" && line.messageKey !== null;
  return (
    <div className="flex min-w-0 max-w-full items-center justify-end gap-1">
      {editable && (
        <IconButton
          ref={editButton}
          label={t("chat.page.edit")}
          size="sm"
          disabled={pending}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" className="size-4 text-muted" />
        </IconButton>
      )}
      <QuestionBubble line={line} />
    </div>
  );
}
