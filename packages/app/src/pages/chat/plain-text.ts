/** An answer as it goes into a letter: without the marks for emphasis and the numbers of sources. */
export const plainText = (answer: string) => answer.replaceAll(/\*\*|\s*\[\d{1,2}\]/g, "");
