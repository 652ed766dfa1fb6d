import type { ResearchProject } from "@wattleaf/shared/domain/labs";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { MessageCircleQuestion, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Composer, type ComposerHandle } from "../../components/chat/composer";
import { useT } from "../../lib/i18n";
import { IconButton } from "../../ui/icon-button";
import { AssistantLineText } from "./assistant-line";
import { useAssistant } from "./use-assistant";

const quickQuestions = [
  "labsAssistant.quick.progress",
  "labsAssistant.quick.metrics",
  "labsAssistant.quick.deliverables",
  "labsAssistant.quick.team",
] as const satisfies readonly MessageKey[];

/** Clear of the tab bar that phones have. */
const place = "fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-header md:bottom-6 md:right-6";

/** Each new line moves the end, which scrolls its log (and not the page) down to itself. */
const showEnd = (end: HTMLElement | null) => end?.parentElement?.scrollTo({ top: end.parentElement.scrollHeight });

/** Answers about the projects in a corner of the page. It covers nothing that is being used, so it is not modal. */
export function Assistant({ projects }: { projects: readonly ResearchProject[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState("");
  const { lines, waiting, send } = useAssistant(projects);
  const opener = useRef<HTMLButtonElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) composer.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const close = ({ key, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing) setOpen(false);
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open]);

  if (!open) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={t("labsAssistant.open")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${place} flex size-14 items-center justify-center rounded-full border border-transparent bg-brand-strong text-on-brand shadow-lg transition duration-150 hover:bg-brand-strong/90`}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-6" />
      </button>
    );
  }
  return (
    <section
      role="dialog"
      aria-label={t("labsAssistant.title")}
      className={`${place} flex max-h-[min(36rem,calc(100dvh-10rem))] w-[min(24rem,calc(100vw-2rem))] flex-col rounded-2xl border border-line bg-surface text-ink shadow-lg animate-rise`}
    >
      <header className="flex items-center justify-between border-b border-line py-1 pl-5 pr-2">
        <h2 className="font-semibold">{t("labsAssistant.title")}</h2>
        <IconButton label={t("labsAssistant.close")} onClick={() => setOpen(false)}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <div
        role="log"
        aria-label={t("labsAssistant.log")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard needs to reach it
        tabIndex={0}
        className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-5 py-4 text-sm"
      >
        <p className="text-muted">{t("labsAssistant.greeting")}</p>
        {lines.map((line) => (
          <AssistantLineText key={line.id} line={line} projects={projects} />
        ))}
        {waiting && <p className="animate-pulse text-muted">{t("labsAssistant.typing")}</p>}
        <span key={`${lines.length} ${waiting}`} ref={showEnd} />
      </div>
      <div className="flex flex-col gap-3 px-4 pb-4 pt-2">
        <ul aria-label={t("labsAssistant.quick")} className="grid grid-cols-2 gap-2">
          {quickQuestions.map((key) => (
            <li key={key}>
              <button
                type="button"
                disabled={waiting}
                onClick={() => send(t(key))}
                className="h-full min-h-[2.75rem] w-full rounded-md bg-sunken px-3 py-2 text-left text-sm font-medium text-balance transition duration-150 hover:bg-brand-soft disabled:cursor-not-allowed disabled:opacity-60"
              >
                {t(key)}
              </button>
            </li>
          ))}
        </ul>
        <Composer
          ref={composer}
          value={draft}
          onChange={setDraft}
          onSend={() => {
            if (send(draft)) setDraft("");
          }}
          pending={waiting}
          placeholder={t("labsAssistant.placeholder")}
        />
      </div>
    </section>
  );
}
