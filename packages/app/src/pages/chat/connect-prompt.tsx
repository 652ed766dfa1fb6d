import { Plug } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";

interface ConnectPromptProps {
  onConnect: () => void;
  onLater: () => void;
}

export function ConnectPrompt({ onConnect, onLater }: ConnectPromptProps) {
  const t = useT();
  return (
    <div role="status" className="flex gap-3 rounded-lg border border-brand/30 bg-brand-soft p-4 animate-rise">
      <Plug aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">{t("chat.page.prompt.title")}</p>
        <p className="mt-1 text-muted">{t("chat.page.prompt.text")}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={onConnect}>
            {t("chat.page.prompt.connect")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onLater}>
            {t("chat.page.prompt.later")}
          </Button>
        </div>
      </div>
    </div>
  );
}
