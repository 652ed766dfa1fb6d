import type { Article, Passage } from "./article";

/** A page of our site: "/settings", "/company#contact", and no "kWh/day" or "元/kWh". */
const PATH = /(?<![\p{L}\p{N}:/.<])\/[a-z][\w#/-]+/u;
/** The product by its name, and what only it has. */
const PRODUCT =
  /\bWattleaf|\bgreen (coins?|store)\b|\b(the|your) (dashboard|settings)\b|\bchat page\b|\bbeside the chat\b|\bHome Assistant\b|\bsee Connect\b|绿币|绿色商店|[聊对][天话](页|列表)|仪表盘|(在|打开)设置的/iu;
/** Into our site; a utility has accounts too. */
const SIGN_IN =
  /\bsign(s|ed|ing)?[ -]in\b(?!.{0,40}\b(utilit|supplier))|(?<!(电力|供电).{0,12})登录(?!.{0,6}(电力|供电))/iu;
/** What a meter uploads by itself is no file. */
const UPLOAD = /\bupload|(?<!自动|和|电表)上传/iu;
/** The articles on the product name this as all that they are drawn from. */
const PRODUCT_SOURCE = /^Wattleaf (product|产品说明)/;

const isOfSite = (text: string): boolean => PATH.test(text) || PRODUCT.test(text) || SIGN_IN.test(text);

const isOfProduct = ({ sources }: Pick<Article, "sources">): boolean =>
  sources.length > 0 && sources.every(({ name }) => PRODUCT_SOURCE.test(name));

/**
 * An article as it is told away from our site: without the sentences that are about the site, and with each passage
 * marked that says nothing else. Both are read from the text itself, so that no list can forget one.
 */
export function toldAway(article: Article): Article {
  const [opening, ...sections] = article.passages;
  const isWhole = isOfProduct(article);
  const told = (passage: Passage): Passage =>
    isWhole ? { ...passage, ofOurSite: true } : passageToldAway(passage, article);
  return { ...article, passages: [told(opening), ...sections.map(told)] };
}

function passageToldAway(passage: Passage, { title, language }: Article): Passage {
  const [first = "", ...rest] = passage.sentences;
  // Without its first sentence a passage says something else than its heading promises.
  if (isOfSite(`${passage.heading ?? title} ${first}`)) return { ...passage, ofOurSite: true };
  const sentences = [first, ...rest.filter((sentence) => !isOfSite(sentence))];
  return { ...passage, sentences, text: sentences.join(language === "zh" ? "" : " ") };
}

/** Whether a text speaks of files that are uploaded. */
export const isOfUploads = (text: string): boolean => UPLOAD.test(text);

/** What of some sentences holds where nothing can be uploaded; none where the first does not. */
export const withoutUploads = (sentences: readonly string[]): readonly string[] =>
  isOfUploads(sentences[0] ?? "") ? [] : sentences.filter((sentence) => !isOfUploads(sentence));
