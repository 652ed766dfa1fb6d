import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import type { Frame } from "./frame/frame";
import type { PartnerVoice } from "./partner-voice";
import type { Turn } from "./turn";

export interface Question {
  text: string;
  /** Language to answer in when the question itself shows none. */
  language: Language;
  /** Earlier questions of the conversation, oldest first. */
  turns: readonly Turn[];
  /** The question before is asked again with one slot changed; `text` is the words of the chip. */
  change?: FrameChange | undefined;
  /** What is asked, where it need not be read: the summary of a file that was just uploaded. */
  frame?: Frame;
  surface: "site" | "widget";
  /** On a partner's page. */
  partner?: PartnerVoice | undefined;
  /** How the asker sees temperatures; °C unless told. */
  temperatureUnit?: TemperatureUnit;
}
