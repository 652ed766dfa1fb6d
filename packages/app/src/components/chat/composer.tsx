import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { Paperclip, SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { useT } from "../../lib/i18n";
import { UPLOAD_ACCEPT } from "../../lib/upload-check";
import { Form } from "../../ui/form";
import { IconButton } from "../../ui/icon-button";

export interface ComposerHandle {
  focus: () => void;
  openFilePicker: () => void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Left out where no file may be sent. */
  onFile?: ((file: File) => void) | undefined;
  /** Given where an answer can be stopped; the button then takes the place of Send. */
  onStop?: (() => void) | undefined;
  pending: boolean;
  /** Whether the next message may be written, though not sent, while an answer is on its way. */
  writesAhead?: boolean;
  /** Something beside the text is ready to be sent: then the text may be empty. */
  hasFile?: boolean;
  placeholder: string;
}

/** Where one writes: Enter sends, Shift+Enter breaks the line, and an input method's Enter only picks its word. */
export function Composer(props: ComposerProps) {
  const { ref, value, onChange, onSend, onFile, onStop, pending, placeholder } = props;
  const { writesAhead = false, hasFile = false } = props;
  const t = useT();
  const textarea = useGrowingTextarea(value);
  const fileInput = useRef<HTMLInputElement>(null);
  useRefocusAfter(pending, textarea);
  useImperativeHandle(ref, () => ({
    focus: () => textarea.current?.focus(),
    openFilePicker: () => fileInput.current?.click(),
  }));

  const surplus = value.trim().length - CHAT_MESSAGE_MAX_LENGTH;
  const sendable = !pending && (hasFile || value.trim().length > 0) && surplus <= 0;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (sendable) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before this event and leaves only its key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || composing) return;
    event.preventDefault();
    submit();
  };

  return (
    <Form onSubmit={submit}>
      <div className="flex items-end gap-1 rounded-xl border border-line-strong bg-surface p-1 transition duration-150 focus-within:border-brand-strong focus-within:ring-2 focus-within:ring-brand/40">
        {onFile && (
          <IconButton label={t("chat.upload.button")} disabled={pending} onClick={() => fileInput.current?.click()}>
            <Paperclip aria-hidden="true" className="size-5 text-muted" />
          </IconButton>
        )}
        <textarea
          ref={textarea}
          rows={1}
          aria-label={t("chat.input.label")}
          aria-invalid={surplus > 0 || undefined}
          value={value}
          disabled={pending && !writesAhead}
          enterKeyHint="send"
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40 min-w-0 grow resize-none bg-transparent py-2.5 text-base first:pl-3 text-ink placeholder:text-muted focus:outline-none disabled:cursor-not-allowed"
        />
        {pending && onStop ? (
          // Keys keep the two buttons apart: one element that turned into Send within a click on Stop would also send.
          <IconButton key="stop" label={t("chat.stop")} variant="secondary" onClick={onStop}>
            <Square aria-hidden="true" className="size-4" fill="currentColor" />
          </IconButton>
        ) : (
          <IconButton key="send" type="submit" label={t("chat.send")} variant="primary" disabled={!sendable}>
            <SendHorizontal aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {surplus > 0 && (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {t("chat.input.tooLong", { count: surplus })}
        </p>
      )}
      <input
        ref={fileInput}
        type="file"
        accept={UPLOAD_ACCEPT}
        // The button speaks for it.
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile?.(file);
          // The same file again must count as a change.
          event.target.value = "";
        }}
      />
    </Form>
  );
}

/** As high as its text, up to the height that its class allows. */
function useGrowingTextarea(value: string) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = textarea.current;
    if (!element) return;
    element.style.height = "auto";
    if (value) element.style.height = `${element.scrollHeight}px`;
  }, [value]);
  return textarea;
}

/**
 * A disabled field loses the focus; whoever was writing gets it back with the answer. So does whoever chose a
 * suggestion, which is gone by then, but not on a touch screen: there it would call up the keyboard unasked.
 */
function useRefocusAfter(pending: boolean, textarea: React.RefObject<HTMLTextAreaElement | null>) {
  const wasPending = useRef(pending);
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    if (wasPending.current === pending) return;
    wasPending.current = pending;
    if (pending) {
      wasWriting.current = document.activeElement === textarea.current;
      return;
    }
    const active = document.activeElement;
    // Stop, where the focus was, has become a Send that cannot be pressed yet.
    const focusIsLost = active === document.body || active?.matches(":disabled");
    if (focusIsLost && (wasWriting.current || matchMedia("(hover: hover)").matches)) {
      textarea.current?.focus({ preventScroll: true });
    }
  }, [pending, textarea]);
}
