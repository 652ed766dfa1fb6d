import { transcript as en } from "@wattleaf/shared/i18n/messages/en/transcript";
import { transcript as zh } from "@wattleaf/shared/i18n/messages/zh/transcript";
import type { Language } from "@wattleaf/shared/i18n/language";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import type { Email } from "../../../adapters/mail";
import { composeEmail, mailMessages } from "../../emails";
import type { TurnRow } from "../repo";

/** A conversation for the partner's contact, as its customer agreed to send it: questions, files' names and answers. */
export function transcriptEmail(
  { to, partnerName }: { to: string; partnerName: string },
  turns: readonly Pick<TurnRow, "answer" | "kind" | "question">[],
  language: Language,
): Email {
  const t = mailMessages(language);
  const label = createTranslate(language === "zh" ? zh : en);
  const line = (speaker: string, text: string) => t("mail.transcript.line", { speaker, text });
  return {
    to,
    ...composeEmail(language, {
      subject: t("mail.transcript.subject", { partner: partnerName }),
      greeting: t("mail.greetingPlain"),
      before: [
        t("mail.transcript.text"),
        ...turns.flatMap(({ kind, question, answer }) => [
          line(label(kind === "upload" ? "transcript.customerFile" : "transcript.customer"), question),
          ...(answer ? [line(label("transcript.assistant"), answer)] : []),
        ]),
      ],
      after: [],
    }),
  };
}
