import { DEFAULT_CHAT_SESSION_ID } from "@wattleaf/shared/domain/chat";
import { useRef, useState } from "react";
import { Composer, type ComposerHandle } from "../../components/chat/composer";
import { DropZone } from "../../components/chat/drop-zone";
import { MessageList } from "../../components/chat/message-list";
import { Suggestions } from "../../components/chat/suggestions";
import { useBillUpload } from "../../components/chat/use-bill-upload";
import { useT } from "../../lib/i18n";
import { useConversation } from "../../lib/use-conversation";
import { useLanguage } from "../../stores/language";
import { ChatToolbar } from "./chat-toolbar";
import { failureText } from "./failure-text";
import { Sidebar } from "./sidebar";
import { SignInNote } from "./sign-in-note";
import { Welcome } from "./welcome";

/** The measure that keeps answers readable on any screen. */
const columnLook = "mx-auto w-full max-w-3xl px-4 md:px-6";

export function Page() {
  const t = useT();
  const language = useLanguage();
  const { conversation, state } = useConversation(DEFAULT_CHAT_SESSION_ID);
  const upload = useBillUpload(conversation);
  const [draft, setDraft] = useState("");
  const composer = useRef<ComposerHandle>(null);

  const send = (text: string) => {
    setDraft("");
    void conversation.send(text, language);
  };
  const takeFile = (file: File) => void upload(file);
  const last = state.lines.at(-1);
  const suggestions = !state.pending && last?.from === "assistant" ? last.suggestions : [];
  const empty = state.lines.length === 0 && !state.upload;

  return (
    <DropZone onFile={takeFile} disabled={state.pending} className="flex min-h-0 grow">
      <Sidebar onChooseFile={() => composer.current?.openFilePicker()} uploadDisabled={state.pending} />
      <div className="flex min-w-0 grow flex-col">
        <ChatToolbar
          conversation={conversation}
          canClear={state.lines.length > 0}
          onCleared={() => composer.current?.focus()}
        />
        {empty ? (
          <Welcome loading={state.history === "loading"} onAsk={send} className={columnLook} />
        ) : (
          <MessageList
            lines={state.lines}
            upload={state.upload}
            failureText={(line) => failureText(line.failure, language, t)}
            onRetry={() => void conversation.retry(language)}
            // Scrolls with the answer: above a phone's keyboard it would leave no room for reading.
            footer={
              <div className={`${columnLook} flex flex-col gap-3 pb-4`}>
                {suggestions.length > 0 && <Suggestions suggestions={suggestions} onChoose={send} />}
                <SignInNote />
              </div>
            }
            className="min-h-0 grow"
            innerClassName={`${columnLook} py-6`}
          />
        )}
        <div className={`${columnLook} flex shrink-0 flex-col gap-2 pb-3 pt-2`}>
          {empty && <SignInNote />}
          <Composer
            ref={composer}
            value={draft}
            onChange={setDraft}
            onSend={() => send(draft)}
            onFile={takeFile}
            onStop={() => conversation.stop()}
            pending={state.pending}
            placeholder={t("chat.input.placeholder")}
          />
          <p className="hidden text-center text-xs text-muted md:block">{t("chat.page.disclaimer")}</p>
        </div>
      </div>
    </DropZone>
  );
}
