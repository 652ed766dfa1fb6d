import type { AssistantData } from "@wattleaf/assistant/answer";
import { type KnowledgeBase, partnerKnowledge } from "@wattleaf/assistant/knowledge/index";
import { toArticle } from "@wattleaf/assistant/knowledge/partner-articles";
import type { PartnerVoice } from "@wattleaf/assistant/partner-voice";
import { LRUCache } from "lru-cache";

/** Partners whose articles a Worker keeps indexed: each takes 10 MB in a language. */
const MOST_PARTNERS = 8;

/** Our articles together with those of the partner on whose page a question was asked, indexed once for each change. */
export class PartnerKnowledge {
  readonly #own: KnowledgeBase;
  readonly #byPartner = new LRUCache<string, Promise<KnowledgeBase>>({ max: MOST_PARTNERS });

  constructor(own: KnowledgeBase) {
    this.#own = own;
  }

  async of(partner: PartnerVoice | undefined, data: Pick<AssistantData, "articles">): Promise<KnowledgeBase> {
    if (!partner) return this.#own;
    // Partners without articles share one index.
    const key = partner.revision === 0 ? "" : `${partner.id} ${partner.revision}`;
    const known = this.#byPartner.get(key);
    if (known) return known;
    const indexed = this.#index(data);
    this.#byPartner.set(key, indexed);
    // One that could not be read is asked for again.
    indexed.catch(() => this.#byPartner.delete(key));
    return indexed;
  }

  async #index(data: Pick<AssistantData, "articles">): Promise<KnowledgeBase> {
    const articles = await data.articles();
    return partnerKnowledge(this.#own, articles.map(toArticle), freeMemorySoon);
  }
}

/** Indexing leaves more behind than it keeps, and a Worker that then waits never cleans up. After the answer. */
const freeMemorySoon = () => void setTimeout(() => Bun.gc(true), 0);
