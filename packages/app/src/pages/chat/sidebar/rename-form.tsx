import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { CONVERSATION_TITLE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../lib/i18n";
import { Field } from "../../../ui/field";
import { Form } from "../../../ui/form";
import { Input } from "../../../ui/input";
import { useConversationChanges } from "../../../lib/conversations";

interface RenameFormProps {
  entry: ConversationEntry;
  onEnd: () => void;
}

/** Replaces the row. Enter and blur save the title, Escape cancels, and an empty title is ignored. */
export function RenameForm({ entry, onEnd }: RenameFormProps) {
  const t = useT();
  const [title, setTitle] = useState(entry.title);
  const { rename } = useConversationChanges();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the menu that opened this has restored the focus.
    const frame = requestAnimationFrame(() => input.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);

  const save = () => {
    const name = title.trim();
    if (name && name !== entry.title) rename.mutate({ sessionId: entry.sessionId, title: name });
    onEnd();
  };
  return (
    <li className="py-0.5">
      <Form onSubmit={save}>
        <Field label={t("chat.page.rename.label")} hideLabel>
          <Input
            ref={input}
            size="sm"
            value={title}
            maxLength={CONVERSATION_TITLE_MAX_LENGTH}
            onChange={(event) => setTitle(event.target.value)}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              // In a sheet it would close the sheet as well.
              event.stopPropagation();
              onEnd();
            }}
          />
        </Field>
      </Form>
    </li>
  );
}
