import type { Tool } from "../tools";
import type { AssistantData } from "../ports";
import { twoQuestions } from "../understand/parts";
import type { Intent, Understanding } from "../understand/types";

/**
 * What only the built-in engine answers: a yes or a no to something proposed, where a word means an action; what must not
 * be answered; and how the answer before was known, which a model cannot know.
 */
const BUILT_IN_ALONE: ReadonlySet<Intent> = new Set<Intent>(["confirm", "decline", "unsafe", "provenance"]);
const ACTION_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  "device_control",
  "schedule",
  "vpp_enroll",
  "vpp_join",
  "connect_meter",
]);
/** Tools of this name keep a proposal, which the asker confirms or not. */
const PROPOSES = /^propose/;

export const isBuiltInAlone = ({ intent }: Understanding): boolean => BUILT_IN_ALONE.has(intent);

/**
 * Whether the asker's own words ask for an action. A model reads texts of other people too (names of files, bills), so what
 * it wants done counts for nothing: without this no tool proposes anything.
 */
export function requestsAction(text: string, read: (text: string) => Understanding): boolean {
  return [text, ...(twoQuestions(text) ?? [])].some((part) => {
    const { intent, entities } = read(part);
    return ACTION_INTENTS.has(intent) || entities.command !== undefined;
  });
}

/** The tools and the data with which nothing can be proposed. */
export function withoutProposals(
  tools: readonly Tool[],
  data: AssistantData,
): { tools: readonly Tool[]; data: AssistantData } {
  return { tools: tools.filter(({ name }) => !PROPOSES.test(name)), data: { ...data, actions: null } };
}
