import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Textarea } from "../../ui/textarea";
import { useOwnConversation } from "./conversation-context";

interface EditFormProps {
  line: ChatLine;
  onEnd: () => void;
}

/** Sending replaces the old text and deletes everything after it. */
export function EditForm({ line, onEnd }: EditFormProps) {
  const t = useT();
  const language = useLanguage();
  const { conversation, pending } = useOwnConversation();
  const [text, setText] = useState(line.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const sendable = text.trim().length > 0 && !pending;
  const send = () => {
    if (sendable && line.messageKey) void conversation.edit(line.messageKey, text, language);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onEnd();
    // Safari ends the composition before this event and leaves only its key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  };
  return (
    <Form onSubmit={send} className="flex w-full flex-col gap-2 rounded-xl bg-brand-soft p-3">
      <Field label={t("chat.page.edit.label")} hideLabel hint={t("chat.page.edit.hint")}>
        <Textarea
          ref={field}
          rows={3}
          value={text}
          maxLength={CHAT_MESSAGE_MAX_LENGTH}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t("chat.page.edit.cancel")}
        </Button>
        <Button type="submit" size="sm" disabled={!sendable}>
          {t("chat.send")}
        </Button>
      </div>
    </Form>
  );
}
