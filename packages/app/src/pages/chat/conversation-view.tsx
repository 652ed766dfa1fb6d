import { type RefObject, useMemo, useState } from "react";
import { Composer, type ComposerHandle } from "../../components/chat/composer";
import { MessageList } from "../../components/chat/message-list";
import { Suggestions } from "../../components/chat/suggestions";
import { useBillUpload } from "../../components/chat/use-bill-upload";
import { refreshLatestUpload } from "../../lib/latest-upload";
import { refreshUser } from "../../lib/session";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import type { ChatState } from "../../stores/chat/state";
import type { Conversation } from "../../stores/chat/conversation";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/state-message";
import { AnswerActions } from "./answer-actions";
import { ConnectPrompt } from "./connect-prompt";
import { ConversationContext } from "./conversation-context";
import { EarlierMessages } from "./earlier-messages";
import { failureText } from "./failure-text";
import { FilePreview } from "./file-preview";
import { Question } from "./question";
import { SignInNote } from "./sign-in-note";
import { useAskedQuestion } from "./use-asked-question";
import { useConnectPrompt } from "./use-connect-prompt";
import type { ChosenFile } from "./use-chosen-file";
import { Welcome } from "./welcome";

/** The maximum width that keeps answers readable on any screen. */
const columnLook = "mx-auto w-full max-w-3xl px-4 md:px-6";
const messageParts = { Question, AnswerActions };

/** The coins and flags of the user, and the newest file. */
const refreshAfterUpload = () => Promise.all([refreshUser(), refreshLatestUpload()]);

interface ConversationViewProps {
  conversation: Conversation;
  state: ChatState;
  composer: RefObject<ComposerHandle | null>;
  chosenFile: ChosenFile;
  /** Called before a message or a file is sent. */
  onBegin: () => void;
  onConnect: () => void;
}

/** One conversation: its messages, and the message input. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, state, composer, chosenFile, onBegin, onConnect } = props;
  const t = useT();
  const language = useLanguage();
  const upload = useBillUpload(conversation, refreshAfterUpload);
  const connectPrompt = useConnectPrompt(state);
  const mayChange = useMayChange();
  const [draft, setDraft] = useState("");
  useAskedQuestion(setDraft);
  const { file } = chosenFile;
  const { lines, pending } = state;

  const ask = (text: string) => {
    onBegin();
    void conversation.send(text, language);
  };
  const send = async () => {
    const text = draft;
    onBegin();
    setDraft("");
    chosenFile.take(null);
    // A question sent with a file is about the file, so it waits for the upload.
    if (file && !(await upload(file))) return setDraft((written) => written || text);
    await conversation.send(text, language);
  };
  const last = lines.at(-1);
  const suggestions = !pending && last?.from === "assistant" ? last.suggestions : [];
  const empty = lines.length === 0 && !state.upload;
  const context = useMemo(() => ({ conversation, pending }), [conversation, pending]);

  return (
    <ConversationContext value={context}>
      <div className="flex min-w-0 grow flex-col">
        {state.history === "failed" && (
          <ErrorState
            className={empty ? "grow justify-center" : "py-4"}
            title={t("chat.page.history.failed")}
            action={
              <Button variant="secondary" onClick={() => void conversation.restore(language)}>
                {t("action.retry")}
              </Button>
            }
          />
        )}
        {empty && state.history !== "failed" && (
          <Welcome loading={state.history === "loading"} onAsk={ask} className={columnLook} />
        )}
        {!empty && (
          <MessageList
            lines={lines}
            upload={state.upload}
            parts={messageParts}
            intro={state.earlier !== null && <EarlierMessages conversation={conversation} />}
            failureText={({ failure, text }) => (failure || !text ? failureText(failure, language, t) : null)}
            onRetry={(line) => void conversation.retry(language, line)}
            onChoose={(choice) => {
              onBegin();
              void conversation.choose(choice, language);
            }}
            busy={pending}
            onCancelUpload={() => conversation.stop()}
            // Scrolls with the answer: above a phone's keyboard it would leave no room for reading.
            footer={
              <div className={`${columnLook} flex flex-col gap-3 pb-4`}>
                {connectPrompt.isShown && <ConnectPrompt onConnect={onConnect} onLater={connectPrompt.later} />}
                {/* Above a phone's keyboard base.css leaves the space to the answer. */}
                <div data-beside-writing className="flex flex-col gap-3">
                  {suggestions.length > 0 && <Suggestions suggestions={suggestions} onChoose={ask} />}
                  <SignInNote />
                </div>
              </div>
            }
            className="min-h-0 grow"
            innerClassName={`${columnLook} py-6`}
          />
        )}
        <div className={`${columnLook} flex shrink-0 flex-col gap-2 pb-3 pt-2`}>
          {empty && <SignInNote />}
          {file && <FilePreview file={file} onRemove={() => chosenFile.take(null)} />}
          <Composer
            ref={composer}
            value={draft}
            onChange={setDraft}
            onSend={() => void send()}
            onFile={mayChange ? chosenFile.choose : undefined}
            onStop={() => conversation.stop()}
            pending={pending}
            writesAhead
            hasFile={file !== null}
            placeholder={t(file ? "chat.page.file.ask" : "chat.input.placeholder")}
          />
          <p className="hidden text-center text-xs text-muted md:block">{t("chat.page.disclaimer")}</p>
        </div>
      </div>
    </ConversationContext>
  );
}
