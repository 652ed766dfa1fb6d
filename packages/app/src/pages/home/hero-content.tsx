import { useRef } from "react";
import type { ComposerHandle } from "../../components/chat/composer";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { ChatCard } from "./chat-card";
import { RotatingPrompt } from "./rotating-prompt";
import { useHomeChat } from "./use-home-chat";

/** The greeting and the assistant, over the curve of a day (document.tsx). */
export function HeroContent() {
  const t = useT();
  const chat = useHomeChat();
  const composer = useRef<ComposerHandle>(null);
  const takeQuestion = (question: string) => {
    chat.setDraft(question);
    composer.current?.focus();
  };

  return (
    <Container className="relative grid grid-cols-1 items-center gap-6 py-6 md:gap-8 md:py-16 lg:grid-cols-[1fr_30rem] lg:gap-16 lg:py-20">
      <div className="flex flex-col gap-4 md:gap-6">
        <p className="hidden text-sm font-semibold text-brand md:block">{t("home.hero.eyebrow")}</p>
        <h1 className="text-4xl font-bold tracking-tight text-balance lg:text-5xl">{t("home.hero.title")}</h1>
        <p className="max-w-prose text-on-forest-muted text-pretty md:text-lg">{t("home.hero.text")}</p>
        <RotatingPrompt onUse={takeQuestion} />
        <p className="hidden items-center gap-4 lg:flex">
          <TryDemo />
          <span className="text-sm text-on-forest-muted">{t("home.hero.demoHint")}</span>
        </p>
      </div>
      <ChatCard chat={chat} composer={composer} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:hidden">
        <TryDemo />
        <span className="text-sm text-on-forest-muted">{t("home.hero.demoHint")}</span>
      </p>
    </Container>
  );
}

function TryDemo() {
  const t = useT();
  return (
    <SiteLink
      to="/chat"
      className="inline-flex h-11 items-center gap-2 rounded-md border border-on-forest/40 px-5 font-semibold transition duration-150 hover:bg-on-forest/10"
    >
      {t("home.hero.demo")}
      <span aria-hidden="true">→</span>
    </SiteLink>
  );
}
