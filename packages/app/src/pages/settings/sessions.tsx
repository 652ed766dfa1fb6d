import type { Session } from "@wattleaf/shared/contracts/account";
import { useRef, useState } from "react";
import { LoadError } from "../../components/load-error";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { EndAllDialog } from "./end-all-dialog";
import { SettingsSection } from "./section";
import { SessionRow } from "./session-row";
import { useEndSession, useSessions } from "./use-sessions";

export function Sessions() {
  const t = useT();
  const sessions = useSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [endingAll, setEndingAll] = useState(false);
  // The clicked button is removed with its session.
  const end = useEnd(() => heading.current?.focus());
  return (
    <SettingsSection
      id="sessions"
      title={t("settings.sessions.title")}
      text={t("settings.sessions.text")}
      headingRef={heading}
      action={
        <Button variant="secondary" onClick={() => setEndingAll(true)}>
          {t("settings.sessions.endAll")}
        </Button>
      }
    >
      {sessions.isPending && <Skeleton className="h-24 w-full" />}
      {sessions.isLoadingError && (
        <Card>
          <LoadError title={t("settings.sessions.failed")} query={sessions} />
        </Card>
      )}
      {sessions.data && (
        <ul aria-label={t("settings.sessions.list")} className="divide-y divide-line border-y border-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
          ))}
        </ul>
      )}
      <EndAllDialog open={endingAll} onClose={() => setEndingAll(false)} />
    </SettingsSection>
  );
}

function useEnd(onEnded: () => void) {
  const t = useT();
  const language = useLanguage();
  const ending = useEndSession();
  return ({ id }: Session) =>
    ending.mutate(
      { id },
      {
        onSuccess: () => {
          showToast({ title: t("settings.sessions.ended") });
          onEnded();
        },
        onError: (error) => {
          const description = apiErrorText(apiErrorOf(error), language, t);
          showToast({ title: t("settings.sessions.endFailed"), description, variant: "destructive" });
        },
      },
    );
}
