import { FEEDBACK_COMMENT_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Textarea } from "../../ui/textarea";

interface FeedbackFormProps {
  comment: string;
  onSend: (comment: string) => Promise<boolean>;
  onEnd: () => void;
}

/** The rating is already stored; a comment is optional. */
export function FeedbackForm({ comment, onSend, onEnd }: FeedbackFormProps) {
  const t = useT();
  const [text, setText] = useState(comment);
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Below the last answer it would open under the message field.
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is not a cleanup function.
    void box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const send = async () => {
    setSending(true);
    const kept = await onSend(text);
    setSending(false);
    if (!kept) return;
    showToast({ title: t("chat.page.feedback.thanks") });
    onEnd();
  };
  return (
    <div ref={box} className="scroll-mb-4">
      <Form onSubmit={() => void send()} className="ml-2 mt-2 flex max-w-md flex-col gap-2 animate-rise">
        <Field label={t("chat.page.feedback.comment")} hint={t("chat.page.feedback.use")}>
          <Textarea
            rows={2}
            value={text}
            maxLength={FEEDBACK_COMMENT_MAX_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" size="sm" loading={sending} disabled={text.trim() === ""}>
            {t("chat.page.feedback.send")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onEnd}>
            {t("chat.page.feedback.skip")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
