import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { CalendarClock, History, type LucideIcon, ShieldCheck } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { firstFocus } from "../../ui/use-return-focus";

const gains: readonly { icon: LucideIcon; text: MessageKey }[] = [
  { icon: History, text: "utility.info.history" },
  { icon: CalendarClock, text: "utility.info.daily" },
  { icon: ShieldCheck, text: "utility.info.private" },
];

interface InfoStepProps {
  onConnect: () => void;
  onLater: () => void;
  onFile: () => void;
}

export function InfoStep({ onConnect, onLater, onFile }: InfoStepProps) {
  const t = useT();
  return (
    <>
      <ul className="flex flex-col gap-3">
        {gains.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
            {t(text)}
          </li>
        ))}
      </ul>
      <Alert>{t("utility.info.sandbox")}</Alert>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse">
        <Button {...firstFocus} onClick={onConnect} className="grow">
          {t("utility.info.connect")}
        </Button>
        <Button variant="secondary" onClick={onLater} className="grow">
          {t("utility.info.later")}
        </Button>
      </div>
      <p className="text-center">
        <Button variant="link" size="sm" onClick={onFile}>
          {t("utility.info.file")}
        </Button>
      </p>
    </>
  );
}
