import type { Composer } from "./composition";

/** "How many panels do I have?": what is on no meter and no bill is said not to be known. */
export const notKnown: Composer = async (c) => c.draft.add("assistant.notKnown.panels");
