import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { type RefObject, useMemo } from "react";
import { Composer, type ComposerHandle } from "../../components/chat/composer";
import { DropZone } from "../../components/chat/drop-zone";
import { Greeting } from "../../components/chat/greeting";
import { MessageList } from "../../components/chat/message-list";
import { Suggestions } from "../../components/chat/suggestions";
import { useBillUpload } from "../../components/chat/use-bill-upload";
import { toldFailure } from "../../components/chat/told-failure";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { cx } from "../../ui/cx";
import { Logo } from "../../ui/logo";
import type { useHomeChat } from "./use-home-chat";
import { useTypedPlaceholder } from "./use-typed-placeholder";

const quickQuestions = [
  "home.quick.save",
  "home.quick.control",
  "home.quick.vpp",
  "home.quick.upload",
] as const satisfies readonly MessageKey[];

interface ChatCardProps {
  chat: ReturnType<typeof useHomeChat>;
  composer: RefObject<ComposerHandle | null>;
}

/** The assistant on the landing page. */
export function ChatCard({ chat, composer }: ChatCardProps) {
  const t = useT();
  const language = useLanguage();
  const { conversation, state, draft, setDraft, busy, send, askQuickly, retry } = chat;
  const upload = useBillUpload(conversation);
  const hint = useHintPlaceholder();
  const hasBegun = state.lines.length > 0 || state.upload !== null;
  const last = state.lines.at(-1);
  const quick = quickQuestions.map((key) => t(key));
  // Suggestions that repeat the quick buttons below are left out.
  const suggestions =
    !busy && last?.from === "assistant" ? last.suggestions.filter((question) => !quick.includes(question)) : [];

  return (
    <section aria-label={t("home.hero.chatLabel")} className="rounded-2xl bg-surface text-ink shadow-lg">
      <DropZone onFile={(file) => void upload(file)} disabled={busy}>
        <header className="flex items-center gap-3 border-b border-line px-5 py-3">
          <Logo show="mark" size="sm" />
          <h2 className="font-semibold">{t("chat.title")}</h2>
        </header>
        <MessageList
          lines={state.lines}
          upload={state.upload}
          intro={<Greeting />}
          footer={
            suggestions.length > 0 && (
              <div className="pt-4">
                <Suggestions suggestions={suggestions} onChoose={send} />
              </div>
            )
          }
          failureText={({ failure }) => (failure && toldFailure(failure, language, t)) ?? t("chat.failed.home")}
          onRetry={retry}
          onChoose={(choice) => void conversation.choose(choice, language)}
          busy={busy}
          // Fixed height after the first question: the answer grows inside it.
          className={cx("px-5 py-4", hasBegun && "h-64")}
        />
        <div className="flex flex-col gap-3 px-4 pb-4 pt-3">
          <ul aria-label={t("home.quick.label")} className="grid grid-cols-2 gap-2">
            {quick.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => askQuickly(question)}
                  className="h-full min-h-[2.75rem] w-full rounded-md bg-sunken px-3 py-2 text-left text-sm font-medium text-balance text-ink transition duration-150 hover:bg-brand-soft disabled:cursor-not-allowed disabled:opacity-60"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
          <Composer
            ref={composer}
            value={draft}
            onChange={setDraft}
            onSend={() => send(draft)}
            onFile={(file) => void upload(file)}
            pending={busy}
            placeholder={hint.shown}
            hints={hint.phrases}
          />
          <p className="text-center text-sm text-balance text-muted">{t("home.hero.uploadHint")}</p>
        </div>
      </DropZone>
    </section>
  );
}

function useHintPlaceholder(): { shown: string; phrases: readonly string[] } {
  const t = useT();
  const phrases = useMemo(
    () => [
      t("home.typed.1"),
      t("home.typed.2"),
      t("home.typed.3"),
      t("home.typed.4"),
      t("home.typed.5"),
      t("home.typed.6"),
    ],
    [t],
  );
  return { shown: useTypedPlaceholder(phrases, t("home.typed.static")), phrases };
}
