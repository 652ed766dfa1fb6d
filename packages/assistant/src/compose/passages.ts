import type { Frame, Metric } from "../frame/frame";
import { LED_SECTIONS, SECTION_TOPICS } from "../frame/said-sections";
import { MAY_ANSWER, MIN_SURENESS } from "../knowledge/find-passages";
import { leadingSentences, withoutBareAnswer } from "../knowledge/quote";
import { knowledgeSearch } from "../tools/knowledge-search";
import type { CitedPassage } from "../tools/facts";
import type { Composer, Composition } from "./composition";
import { toldHere } from "./told-here";
import { addFurther } from "./further";
import { addGiven } from "./given";
import { addUsualRate } from "./given/usual-rate";

/** The passages that a language model chooses from, where one is configured. */
const CHOICES = 5;

/**
 * Answers a question in general from the articles; else tells what an appliance of its kind usually draws, else offers
 * the articles that come nearest.
 */
export const fromPassages: Composer = async (c) => {
  if (c.frame.mentions?.further) return addFurther(c);
  if (await addSections(c)) return;
  const [topic] = c.frame.topics;
  // Of a power cut that goes on, whom to call is told first, whatever else the report says.
  if (c.frame.subject === "outage" && topic?.topic === "power-outages" && topic.probability === 1)
    if (await c.quote(topic.topic, { question: c.t("assistant.outage.whom") })) return;
  // The asker, or the product, has chosen the article, or the words leave no doubt of it.
  if (topic?.probability === 1 && (await c.quote(topic.topic))) return;
  const { passage, closest, further, isElsewhere, nearest, hasNear } = await search(c);
  const isTold = await addUsualRate(c, passage);
  if (passage) {
    if (isElsewhere && toldHere(passage, c.tools.partner)) c.draft.add("assistant.elsewhere");
    return quoteBoth(c, passage, further);
  }
  if (isTold || (asksTypicalUse(c.frame) && (await addGiven(c)))) return;
  c.outcome = "unknown";
  if (closest && toldHere(closest, c.tools.partner)) {
    c.draft.add("assistant.unknown.closest");
    // A second passage would make what is unsure no surer.
    await c.quotePassage(closest);
  } else c.draft.add("assistant.unknown.lead");
  await c.handover();
  // A partner's customer is told whom to ask, and nothing that is about something else.
  if (!hasNear && c.tools.partner) return;
  if (nearest.length === 0) c.draft.add("assistant.unknown.offer");
  else {
    if (!closest) c.draft.add(hasNear ? "assistant.unknown.nearest" : "assistant.unknown.others");
    c.offered.push(...nearest);
  }
};

/** The sections that the question's words name. */
async function addSections(c: Composition): Promise<boolean> {
  const { sections = [] } = c.frame.mentions ?? {};
  for (const section of sections) {
    // Which part of the article on frauds helps, the words tell; of others it is known by its heading.
    const heading = section === "scam_of_kind" ? {} : { question: c.t(`assistant.section.${section}`) };
    const led = LED_SECTIONS.find((one) => one === section);
    if (led) c.draft.add(`assistant.sectionLead.${led}`);
    // oxlint-disable-next-line no-await-in-loop -- they are told in their order
    await c.quote(SECTION_TOPICS[section], heading);
  }
  return sections.length > 0;
}

/** "A 1000 W heater for 3 hours at 0.30?"; from the articles where it cannot be calculated. */
export const givenAnswer: Composer = async (c) => {
  if (!(await addGiven(c))) await fromPassages(c);
};

const USE: ReadonlySet<Metric | undefined> = new Set(["cost", "energy", "power"]);

/** "What does a toaster use?" */
const asksTypicalUse = ({ act, metric, appliances }: Frame): boolean =>
  act === "ask" && USE.has(metric) && appliances?.length === 1;

/** Adds what the articles say to what the asker's own data cannot; nothing where they say nothing. */
export async function addFromArticles(c: Composition): Promise<void> {
  const { passage } = await search(c);
  await addUsualRate(c, passage);
  if (passage && toldHere(passage, c.tools.partner)) await c.quotePassage(passage);
}

/** Two passages at a glance, where the question asks for two things or may ask for either. */
async function quoteBoth(c: Composition, passage: CitedPassage, further: CitedPassage | undefined): Promise<void> {
  const also = further && toldHere(further, c.tools.partner);
  if (!also || !toldHere(passage, c.tools.partner)) return c.quotePassage(passage);
  await c.quotePassage(passage);
  await c.quotePassage({ ...also, sentences: leadingSentences(withoutBareAnswer(also.sentences), c.language) });
}

interface Found {
  /** What answers the question. */
  passage: CitedPassage | undefined;
  /** What may answer it, where nothing surely does. */
  closest: CitedPassage | undefined;
  /** What to tell after either. */
  further: CitedPassage | undefined;
  /** It is told of other countries than the one that is asked about. */
  isElsewhere: boolean;
  nearest: readonly string[];
  hasNear: boolean;
}

async function search(c: Composition): Promise<Found> {
  const { topics, appliances = [] } = c.frame;
  const { aids } = c.tools;
  const { found, further, isElsewhere, sureness, nearest, hasNear } = await c.use(knowledgeSearch, {
    question: c.question,
    topics: [...topics],
    appliances: [...appliances],
    limit: aids ? CHOICES : 1,
    told: c.before.sources.filter(({ kind }) => kind === "article").map(({ title }) => title),
  });
  const builtIn = sureness >= MIN_SURENESS ? 0 : null;
  const chosen = await aids?.choosePassage(
    c.question,
    found.map(({ sentences }) => sentences.join(" ")),
  );
  return {
    further: chosen === undefined ? further : undefined,
    isElsewhere,
    passage: found[(chosen === undefined ? builtIn : chosen) ?? -1],
    // A model that found none of them fitting is believed.
    closest: chosen === undefined && sureness >= MAY_ANSWER ? found[0] : undefined,
    nearest,
    hasNear,
  };
}
