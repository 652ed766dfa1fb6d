import { CHAT_UPLOAD_EXTENSIONS } from "@wattleaf/shared/domain/uploads";
import { Composer } from "./Composer";
import { Header } from "./Header";
import { LiveRegion } from "./LiveRegion";
import { MessageList } from "./MessageList";
import { StartError } from "./StartError";
import type { ViewProps } from "./services";

const ACCEPT = CHAT_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join();

export function Panel(view: ViewProps) {
  const { t, conversation } = view.panel;
  const { phase, failure, view: shown } = view.state;
  const rewards = shown === "rewards" ? view.panel.parts.get("rewards") : undefined;
  const opening = <p class="flex-1 p-4 text-center text-muted">{t("widget.opening")}</p>;
  return (
    <>
      <Header {...view} />
      <LiveRegion {...view} />
      {phase === "opening" && opening}
      {phase === "failed" && failure && <StartError panel={view.panel} failure={failure} />}
      {phase === "ready" && shown === "rewards" && (rewards ? <rewards.Rewards {...view} /> : opening)}
      {phase === "ready" && shown === "chat" && (
        <>
          <MessageList {...view} />
          <Composer {...view} />
        </>
      )}
      <input
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={t("widget.composer.attach")}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after a failure.
          currentTarget.value = "";
          if (file) void conversation.upload(file);
        }}
      />
    </>
  );
}
