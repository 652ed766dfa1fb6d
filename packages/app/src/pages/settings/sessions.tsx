import type { Session } from "@wattleaf/shared/contracts/account";
import { useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { refusalOf, refusalText } from "../../lib/refusal";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { ErrorState } from "../../ui/state-message";
import { EndAllDialog } from "./end-all-dialog";
import { SettingsSection } from "./section";
import { SessionRow } from "./session-row";
import { useEndSession, useSessions } from "./use-sessions";

export function Sessions() {
  const t = useT();
  const sessions = useSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [endingAll, setEndingAll] = useState(false);
  // The button that was pressed is gone with its session.
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
      {sessions.isError && (
        <Card>
          <ErrorState
            title={t("settings.sessions.failed")}
            action={
              <Button variant="secondary" onClick={() => void sessions.refetch()}>
                {t("action.retry")}
              </Button>
            }
          />
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
          const description = refusalText(refusalOf(error), language, t);
          showToast({ title: t("settings.sessions.endFailed"), description, variant: "destructive" });
        },
      },
    );
}
