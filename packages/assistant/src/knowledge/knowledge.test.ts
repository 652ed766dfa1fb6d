import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { describe, expect, it } from "vitest";
import { followUpText } from "../frame/conversation/follow-up-text";
import { parseArticle, splitSentences } from "./article";
import { bestQuotation, readQuestion } from "./quote";
import { termsOf } from "./tokenize";
import { knowledge } from "../../../../tests/support/knowledge";
import { NIGHTLY } from "../../../../tests/support/nightly";

/** Of an opening: English words; Chinese characters, where a number or a Latin word counts as one. */
const MOST_WORDS = 60;
const MOST_CHARACTERS = 110;

/** Of what articles list: all at night, some by day. */
const EVERY = NIGHTLY ? 1 : 8;

describe("articles", () => {
  it("are at least 110, each in both languages with as many sources", () => {
    const english = knowledge.articles.filter(({ language }) => language === "en");
    expect(english.length).toBeGreaterThanOrEqual(110);
    for (const { slug, sources } of english)
      expect(knowledge.article(slug, "zh")?.sources, slug).toHaveLength(sources.length);
  });

  it("list no question that another article lists", () => {
    const listedBy = new Map<string, string[]>();
    for (const { slug, language, questions } of knowledge.articles)
      for (const question of questions) {
        const key = `${language}: ${question.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")}`;
        listedBy.set(key, [...(listedBy.get(key) ?? []), slug]);
      }
    expect([...listedBy].filter(([, slugs]) => slugs.length > 1)).toEqual([]);
  });

  it("answer their title in an opening that is read at a glance", () => {
    const long = knowledge.articles.filter(({ language, passages: [{ text }] }) =>
      language === "en"
        ? text.split(/\s+/).length > MOST_WORDS
        : (text.match(/\p{Script=Han}|[\w.,/@+-]+/gu)?.length ?? 0) > MOST_CHARACTERS,
    );
    expect(long.map(({ language, slug }) => `${language}/${slug}`)).toEqual([]);
  });

  it.each(LANGUAGES)("are found by the questions that they say they answer (%s)", (language) => {
    const asked = knowledge.articles
      .filter((article) => article.language === language)
      .flatMap(({ slug, questions }) => questions.map((question) => ({ slug, question })))
      .filter((_, at) => at % EVERY === 0);
    const lost = asked.filter(({ slug, question }) => first(question, language)?.article.slug !== slug);
    expect({ lost, share: lost.length / asked.length }).toMatchObject({
      share: expect.toSatisfy((share: number) => share <= 0.02),
    });
  });

  it.each([
    ["whats the best temp for the geyser", "en", "water-heating"],
    ["my light bill is so high this month, why?", "en", "why-bill-went-up"],
    ["does a refrigirator use alot of elektricity", "en", "refrigerator-and-freezer"],
    ["What is NEM?", "en", "net-metering-and-export"],
    ["How long does a solar panel last?", "en", "solar-lifetime"],
    ["誰適合使用時間電價", "zh", "choosing-a-tariff"],
    ["冷气开一个晚上要多少电钱", "zh", "air-conditioning"],
    ["VPP 会不会把我的 battery 用坏", "zh", "vpp-battery-use"],
  ] as const)("are found in other words: %s", (question, language, slug) => {
    const { passages } = knowledge.findPassages(question, { language, topics: [], limit: 3 });
    expect(passages.map(({ article }) => article.slug)).toContain(slug);
  });

  it.each([
    [
      "how much does it cost to run a heat pump",
      "and a dryer?",
      "en",
      /^(?:washing-machine-and-dryer|dryer-and-drying)$/,
    ],
    ["is a heat pump worth it", "what about a battery?", "en", /^(?:battery-payback|home-battery)$/],
    ["空调一晚上多少电费？", "那风扇呢？", "zh", /^fan-or-air-conditioning$/],
  ] as const)("answer a follow-up by what it adds: %s / %s", (before, question, language, slug) => {
    const asked = followUpText(question, before);
    const [found] = knowledge.findPassages(asked, { language, topics: [], limit: 1 }).passages;
    expect(found?.article.slug).toMatch(slug);
  });

  it.each([
    ["how long do solar panels last", "and the inverter?", "How long does a solar inverter last?"],
    [
      "how much does a dishwasher use",
      "is it safe at night?",
      "Is it safe to run a dishwasher overnight or while out?",
    ],
  ])("quote what a follow-up adds: %s / %s", (before, question, heading) =>
    expect(first(followUpText(question, before), "en")?.passage.heading).toBe(heading),
  );

  it.each(["solar-lifetime", "battery-payback"])("follows the topic that the reader read: %s", (topic) => {
    const topics = [{ topic, probability: 0.9 }];
    const [found] = knowledge.findPassages("How long does it last?", { language: "en", topics, limit: 1 }).passages;
    expect(found?.article.slug).toBe(topic);
  });

  it("is sure of an article whose keyword the question is", () => {
    const { passages, sureness } = knowledge.findPassages("What is NEM?", { language: "en", topics: [], limit: 1 });
    expect(passages[0]?.article.slug).toBe("net-metering-and-export");
    expect(sureness).toBeGreaterThan(0.5);
  });

  it("quotes the section that a question is about, else the opening", () => {
    const base = first("how is base load measured", "en");
    expect(base?.article.slug).toBe("what-is-base-load");
    expect(base?.passage.heading).toBe("How is it measured?");
    expect(first("What are VPP benefits?", "en")?.passage.heading).toBeNull();
  });

  it.each([
    ["vehicle-to-grid", "en", "is it worth it yet, or does it wreck the car battery", /wear out the battery/],
    ["air-conditioning", "en", "does turning the ac off and on cost more than leaving it running", /on all day/],
    ["electrical-safety", "en", "why does my socket feel warm? so is it dangerous?", /outlet dangerous/],
    ["electrical-safety", "zh", "一开烤箱就跳闸怎么回事", /跳闸/],
    ["solar-lifetime", "zh", "光伏板多久洗一次", /清洗/],
    ["power-outages", "en", "is the meat in the fridge safe after the blackout", /food/],
    ["electrical-safety", "en", "can the fan heater run off an extension lead", /extension cord/],
    ["electrical-safety", "zh", "总闸推上去又掉", /合不上/],
    ["air-conditioning", "zh", "买变频还是买定频", /变频/],
    ["phone-charger", "en", "does a phone charger draw power when nothings on it", /empty charger/],
    ["electricity-market", "en", "why do wholesale power prices go below zero in spring", /go negative/],
    ["vpp-benefits", "zh", "虚拟电厂一年能挣几个钱", /赚多少/],
    // The words of its heading are others.
    ["water-heating", "en", "does the geyser use power when nobody showers", /leave the water heater on/],
  ] as const)("quotes the section of %s (%s) that asks the same: %s", (slug, language, question, heading) => {
    const article = knowledge.article(slug, language);
    if (!article) throw new Error(`No article ${slug}`);
    expect(knowledge.quote(article, question).passage.heading).toMatch(heading);
  });

  it("quotes the section that has a listed question as its heading", () => {
    const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
    const others = knowledge.articles.flatMap((article) =>
      article.questions.flatMap((question) => {
        const same = article.passages.find(({ heading }) => plain(heading ?? article.title) === plain(question));
        return same && knowledge.quote(article, question).passage !== same ? [question] : [];
      }),
    );
    expect(others).toEqual([]);
  });

  it("is unsure of a question from another field, and names the nearest articles", () => {
    const mountain = knowledge.findPassages("tallest mountain in mongolia", { language: "en", topics: [], limit: 1 });
    expect(mountain.sureness).toBeLessThan(0.4);
    expect(mountain.nearest).toHaveLength(3);
    expect(
      knowledge.findPassages("What is budget billing?", { language: "en", topics: [], limit: 1 }).sureness,
    ).toBeGreaterThan(0.8);
  });
});

const first = (question: string, language: Language) =>
  knowledge.findPassages(question, { language, topics: [], limit: 1 }).passages[0];

describe("quotations", () => {
  const passage = (heading: string | null, ...sentences: string[]) => ({
    heading,
    questions: [],
    asked: [],
    text: sentences.join(" "),
    sentences,
  });
  const quoted = (from: ReturnType<typeof passage>, question: string) =>
    bestQuotation(from, "", readQuestion(question), () => 1, "en");

  it("are the sentence with the figure when a quantity is asked", () => {
    const kettle = passage(
      null,
      "A kettle heats water quickly.",
      "Descale it twice a year.",
      "Its power is 2,000 to 3,000 W.",
      "Boil only what you need.",
    );
    expect(quoted(kettle, "How many watts of power does it draw?").join(" ")).toContain("3,000 W");
  });

  it("drop a yes or no that answers another question than the one asked", () => {
    const filter = passage("Does the filter matter?", "Yes.", "A clean filter lowers the use by 5% to 15%.");
    expect(quoted(filter, "Does the filter matter?")[0]).toBe("Yes.");
    expect(quoted(filter, "How often should I clean the filter?")[0]).toMatch(/^A clean filter/);
  });

  it("are at most sixty words of consecutive sentences, and no heading", () => {
    for (const { language, questions, ...article } of knowledge.articles) {
      const found = questions[0] === undefined ? undefined : first(questions[0], language);
      if (!found) throw new Error(`${article.slug} is not found`);
      expect(found.passage.text).toContain(found.sentences[0]);
      if (language === "en" && found.sentences.length > 1)
        expect(found.sentences.join(" ").split(" ").length).toBeLessThanOrEqual(60);
    }
  });
});

describe("parsing", () => {
  const front =
    "---\nslug: a\ntitle: A\ntopic: t\nkeywords: []\nquestions: []\nsources:\n  - { name: S, year: 2020 }\n---\n";

  it("splits the opening from its sections and drops the marks", () => {
    const article = parseArticle(
      `${front}\nUse **less**. See [this](/x).\n\n## Why?\n\n- One.\n- Two at 2.5 kWh.\n`,
      "en",
      "en/a.md",
    );
    expect(article.passages).toEqual([
      { heading: null, questions: [], asked: [], text: "Use less. See this.", sentences: ["Use less.", "See this."] },
      {
        heading: "Why?",
        questions: [],
        asked: [],
        text: "One. Two at 2.5 kWh.",
        sentences: ["One.", "Two at 2.5 kWh."],
      },
    ]);
  });

  it("gives the opening and each section the questions that they answer", () => {
    const asked = front.replace("questions: []", 'questions: ["Why A?"]\nasked: { "Why?": ["How come?"] }');
    const { questions, passages } = parseArticle(`${asked}\nUse less.\n\n## Why?\n\nTo save.\n`, "en", "en/a.md");
    expect(questions).toEqual(["Why A?", "How come?"]);
    expect(passages.map((passage) => passage.questions)).toEqual([["Why A?"], ["How come?"]]);
    expect(() => parseArticle(`${asked}\nUse less.\n`, "en", "en/a.md")).toThrow('no section "Why?"');
  });

  it("names the article that is broken", () => {
    expect(() => parseArticle("no front matter", "en", "en/bad.md")).toThrow("en/bad.md");
    expect(() => parseArticle(front, "en", "en/empty.md")).toThrow("no opening paragraph");
  });

  it("splits Chinese sentences without spaces", () => {
    expect(splitSentences("用 2.5 千瓦时。对吗？对。")).toEqual(["用 2.5 千瓦时。", "对吗？", "对。"]);
  });
});

describe("search terms", () => {
  it.each([
    ["What are the dryers charging?", ["dry", "charg"]],
    ["batteries charging", ["battery", "charg"]],
    ["什么是基础负荷", ["基础", "础负", "负荷"]],
    ["我的vpp收益", ["vpp", "收益"]],
  ])("%s", (text, terms) => {
    expect(termsOf(text).map((term) => term.text)).toEqual(terms);
  });

  it("bear the meaning of a name in either language", () => {
    expect(termsOf("geyser")[0]?.meanings).toContain("~water_heater");
    expect(termsOf("热水器")[0]?.meanings).toContain("~water_heater");
  });
});
