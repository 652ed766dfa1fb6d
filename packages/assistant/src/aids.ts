import type { MessageReading } from "./frame/reader";
import type { QuestionWords } from "./knowledge";
import type { Understanding } from "./turn";

/** What a language model helps with, where one is configured. Each step goes on without it. */
export interface Aids {
  /** Reads the message again; what the built-in reader read where it cannot. */
  read(text: string, builtIn: MessageReading, before: Understanding | undefined): Promise<MessageReading>;
  /** The passage that answers the question by its index, null when none does, undefined when it cannot tell. */
  choosePassage(question: QuestionWords, passages: readonly string[]): Promise<number | null | undefined>;
}
