import type { Message } from "../../panel/messages";
import type { PanelServices } from "../../panel/services";
import { Markdown } from "./Markdown";
import { Sources } from "./Sources";
import { Status } from "./Status";

interface AnswerProps {
  panel: PanelServices;
  message: Message;
  isLast: boolean;
}

/** An answer: its text with its marks, what stands below it, how it ended, and where its statements come from. */
export function Answer({ panel, message, isLast }: AnswerProps) {
  const { text, citations, reading = [], attachments = [] } = message;
  const extras = reading.length + attachments.length > 0 ? panel.parts.get("attachments") : undefined;
  const partner = panel.conversation.store.get().session?.partner;
  // An answer that names the partner's contact cites the partner itself.
  const namesContact = citations.some(({ kind, title }) => kind === "product" && title === partner?.name);
  const handover = partner?.takesTranscripts && namesContact ? panel.parts.get("handover") : undefined;
  return (
    <>
      <Markdown panel={panel} text={text} citations={citations} />
      {extras ? (
        <extras.Extras panel={panel} message={message} isLast={isLast} />
      ) : (
        reading.length > 0 && <p class="wl-status">{reading.map(({ label }) => label).join(" · ")}</p>
      )}
      <Status panel={panel} message={message} />
      <Sources panel={panel} citations={citations} />
      {handover && <handover.HandOver panel={panel} message={message} partnerName={partner?.name ?? ""} />}
    </>
  );
}
