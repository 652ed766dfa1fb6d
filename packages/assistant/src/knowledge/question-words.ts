declare const OF_QUESTION: unique symbol;

/**
 * A question's words, to search articles with and for nothing else. What a question means is read in frame/ alone: the type
 * has none of a string's methods and no RegExp takes it, so composers, tools and the plan cannot read it again.
 */
export interface QuestionWords {
  readonly [OF_QUESTION]: true;
}

export const questionWords = (text: string): QuestionWords => text as unknown as QuestionWords;

/** The text itself: for the search in knowledge/ and what a language model is asked. */
export const textOf = (words: QuestionWords | string): string => words as string;
