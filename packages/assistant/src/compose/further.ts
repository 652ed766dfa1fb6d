import { withoutBareAnswer } from "../knowledge/quote";
import { readFurther } from "../tools/knowledge-search";
import type { Composition } from "./composition";
import { toldHere } from "./told-here";

/** So many sections at once are read at a glance. */
const SECTIONS_AT_ONCE = 2;

/** "Tell me more", "explain that more simply": what else the article tells that was told before. */
export async function addFurther(c: Composition): Promise<void> {
  const { told = [] } = c.before;
  const [first] = told;
  if (!first) return c.draft.add("assistant.unknown.lead");
  const { source, rest } = await c.use(readFurther, { slug: first.slug, told, question: c.question });
  const here = rest.flatMap((passage) => toldHere(passage, c.tools.partner) ?? []);
  const opening = here.find(({ section }) => section?.heading === null);
  if (c.frame.mentions?.further === "simpler" && opening) {
    c.draft.add("assistant.further.simpler");
    return c.draft.quote(opening);
  }
  if (here.length === 0) return c.draft.add("assistant.further.end", {}, source ? [source] : []);
  if (c.frame.mentions?.further === "simpler") c.draft.add("assistant.further.noSimpler");
  const sections = here.slice(0, c.frame.mentions?.further === "simpler" ? 1 : SECTIONS_AT_ONCE);
  // "Yes, but": without the heading that asks it, a bare yes answers nothing.
  for (const passage of sections) c.draft.quote({ ...passage, sentences: withoutBareAnswer(passage.sentences) });
}

/** What of the article that was just told answers another question of it; false where it has nothing else. */
export async function addOtherSection(c: Composition, { slug }: { slug: string }): Promise<boolean> {
  const { best } = await c.use(readFurther, { slug, told: c.before.told ?? [], question: c.question });
  const told = best && toldHere(best, c.tools.partner);
  if (!told) return false;
  c.draft.add("assistant.further.also");
  c.draft.quote(told);
  return true;
}
