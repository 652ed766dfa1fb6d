import type { AssistantData } from "@wattleaf/assistant/answer";
import { type KnowledgeBase, partnerKnowledge } from "@wattleaf/assistant/knowledge/index";
import { toArticle } from "@wattleaf/assistant/knowledge/partner-articles";
import type { PartnerVoice } from "@wattleaf/assistant/partner-voice";
import { LRUCache } from "lru-cache";

/** Partners whose articles a Worker keeps indexed: each takes 9 MB in a language. */
const MOST_PARTNERS = 8;

/** Partners without articles share one index. */
const NO_ARTICLES = "";

interface Indexed {
  revision: number;
  knowledge: Promise<KnowledgeBase>;
}

/** Our articles together with those of the partner on whose page a question was asked, indexed once for each change. */
export class PartnerKnowledge {
  readonly #own: KnowledgeBase;
  readonly #byPartner = new LRUCache<string, Indexed>({ max: MOST_PARTNERS });

  constructor(own: KnowledgeBase) {
    this.#own = own;
  }

  async of(partner: PartnerVoice | undefined, data: Pick<AssistantData, "articles">): Promise<KnowledgeBase> {
    if (!partner) return this.#own;
    const { revision } = partner;
    const key = revision === 0 ? NO_ARTICLES : partner.id;
    const known = this.#byPartner.get(key);
    // A question that waited long may be of a revision that has been replaced: it is told what is true now.
    if (known && known.revision >= revision) return known.knowledge;
    const knowledge = this.#index(data);
    const indexed = { revision, knowledge };
    this.#byPartner.set(key, indexed);
    // One that could not be read is asked for again.
    knowledge.catch(() => this.#byPartner.peek(key) === indexed && this.#byPartner.delete(key));
    return knowledge;
  }

  async #index(data: Pick<AssistantData, "articles">): Promise<KnowledgeBase> {
    const articles = await data.articles();
    return partnerKnowledge(this.#own, articles.map(toArticle), freeMemorySoon);
  }
}

/** Indexing leaves more behind than it keeps, and a Worker that then waits never cleans up. After the answer. */
const freeMemorySoon = () => void setTimeout(() => Bun.gc(true), 0);
