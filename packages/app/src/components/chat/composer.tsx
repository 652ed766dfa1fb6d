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
  /** Omitted where files cannot be sent. */
  onFile?: ((file: File) => void) | undefined;
  /** Set while an answer can be stopped; the button then replaces Send. */
  onStop?: (() => void) | undefined;
  pending: boolean;
  /** Whether the user may type the next message, but not send it, while an answer is streaming. */
  writesAhead?: boolean;
  /** An attachment is ready to send: the text may be empty. */
  hasFile?: boolean;
  placeholder: string;
  /** Typed as placeholders until the page's code is there (document/moving-text.ts). */
  hints?: readonly string[] | undefined;
}

/** The message input: Enter sends, Shift+Enter breaks the line, Enter during IME composition only picks a word. */
export function Composer(props: ComposerProps) {
  const { ref, value, onChange, onSend, onFile, onStop, pending, placeholder, hints } = props;
  const { writesAhead = false, hasFile = false } = props;
  const t = useT();
  const textarea = useAutosizeTextarea(value);
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
          data-types={hints && JSON.stringify(hints)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40 min-w-0 grow resize-none bg-transparent py-2.5 text-base first:pl-3 text-ink placeholder:text-muted focus:outline-none disabled:cursor-not-allowed"
        />
        {pending && onStop ? (
          // Separate keys: one element that turned from Stop into Send during a click would also send.
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
        // The button is its accessible control.
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile?.(file);
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
    </Form>
  );
}

/** Grows with its text, up to the maximum height of its class. */
function useAutosizeTextarea(value: string) {
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
 * A disabled field loses focus, so focus returns with the answer if the user was typing or chose a suggestion, which is
 * gone by then. Not on touch screens, where it would open the keyboard.
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
    // Stop had the focus and has become a Send that is still disabled.
    const focusIsLost = active === document.body || active?.matches(":disabled");
    if (focusIsLost && (wasWriting.current || matchMedia("(hover: hover)").matches)) {
      textarea.current?.focus({ preventScroll: true });
    }
  }, [pending, textarea]);
}
