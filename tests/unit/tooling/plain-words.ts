import ts from "typescript";

/*
 * Words that readers cannot search for, and British spellings, each with what to write instead (CONTRIBUTING.md, "Plain
 * words"). `text` is for all that a person reads: messages, articles, documents, comments. `name` is for the parts of an
 * identifier, in lower case: `requireChatOwner` is "require", "chat" and "owner".
 */
interface Rule {
  text?: RegExp;
  name?: RegExp;
  instead: string;
}

const BRITISH_STEMS =
  "analy|author|categor|custom|econom|emphas|maxim|memo|minim|normal|optim|organ|priorit|real|recogn|serial|standard|summar|synchron|token|util|visual";

const RULES: readonly Rule[] = [
  // Letters of the alphabet are letters.
  {
    text: /\b(?:sends?|sent|gets?|by|our|welcome|reset|sign-in) (?:an? |the )?letters?\b|\bletters? (?:with|about|we|is on)\b/i,
    instead: "email",
  },
  { text: /\bdeeds?\b/i, name: /^deeds?$/, instead: "action" },
  { text: /\brefusals?\b/i, name: /^refus(?:als?|e|ed|es)$/, instead: "error, reject" },
  {
    text: /\b(?:nobody|somebody|whoever|whomever)\b/i,
    name: /^(?:nobody|somebody|whoever)$/,
    instead: "the user, any caller, no account",
  },
  { text: /\bchatters?\b/i, name: /^chatters?$/, instead: "chat owner" },
  { text: /\bon the wire\b/i, name: /^wire$/, instead: "to…Response, over HTTP" },
  { text: /\bunseal|\bsealed\b/i, name: /^(?:un)?seal(?:ed|er|ing)$/, instead: "encrypt" },
  { text: /\bfurnish/i, name: /^furnish/, instead: "seed" },
  { text: /\banew\b/i, name: /^anew$/, instead: "again" },
  { text: /\bdearest\b/i, name: /^dearest$/, instead: "most expensive" },
  { text: /\breckon/i, name: /^reckon/, instead: "calculate, assume" },
  { text: /\bcan not\b/i, instead: "cannot" },
  { name: /^verbs?$/, instead: "use case, action" },
  { name: /^uncount/, instead: "release" },
  { text: /\b(?:un)?enrol(?!l)/i, name: /^(?:un)?enrol(?!l)/, instead: "enroll" },
  { text: /\bcatalogue/i, name: /^catalogue/, instead: "catalog" },
  { text: /\bprogrammes?\b/i, name: /^programmes?$/, instead: "program" },
  {
    text: /\b(?:behaviour|colour|favour|honour|neighbour)/i,
    name: /^(?:colour|favour|honour|neighbour)/,
    instead: "-or",
  },
  {
    text: new RegExp(String.raw`\b(?:un)?(?:${BRITISH_STEMS})is(?:e|ed|es|er|ers|ing|ation|ations)\b`, "i"),
    name: new RegExp(`^(?:un)?(?:${BRITISH_STEMS})is(?:e|ed|es|er|ers|ing|ation)$`),
    instead: "-ize",
  },
  { text: /\banalys(?:e|ed|ing)\b/i, name: /^analys(?:e|ed|ing)$/, instead: "analyze" },
  { text: /\b(?:kilo|centi|square )?metres?\b/i, name: /^metres?$/, instead: "meter" },
];

export interface Hit {
  /** The word as it is written there. */
  word: string;
  line: number;
  instead: string;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Private words and British spellings of a text that people read. */
export function findInText(text: string): Hit[] {
  return RULES.flatMap(({ text: pattern, instead }) =>
    pattern
      ? [...text.matchAll(new RegExp(pattern.source, "gi"))].map(({ 0: word, index }) => ({
          word,
          line: lineOf(text, index),
          instead,
        }))
      : [],
  );
}

const partsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[ _$\d]+/)
    .map((part) => part.toLowerCase());

const rulesByName = new Map<string, (typeof RULES)[number] | undefined>();

/** The rule that a name breaks; most names are used many times. */
function ruleOf(identifier: string) {
  if (!rulesByName.has(identifier)) {
    const parts = partsOf(identifier);
    rulesByName.set(
      identifier,
      RULES.find(({ name }) => name && parts.some((part) => name.test(part))),
    );
  }
  return rulesByName.get(identifier);
}

/** The same of a source file: of its identifiers and of its comments, not of its strings, which may be a user's words. */
export function findInCode(file: string, source: string): Hit[] {
  const hits = new Map<string, Hit>();
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const rule = ruleOf(node.text);
      const line = rule ? lineAt(node.getStart()) : 0;
      if (rule) hits.set(`${node.text} ${line}`, { word: node.text, line, instead: rule.instead });
    }
    // Many nodes begin at the same place.
    const start = node.getFullStart();
    const isNew = !seen.has(start);
    seen.add(start);
    for (const { pos, end } of (isNew && ts.getLeadingCommentRanges(source, start)) || []) {
      for (const hit of findInText(source.slice(pos, end))) {
        const line = lineAt(pos) + hit.line - 1;
        hits.set(`${hit.word} ${line}`, { ...hit, line });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...hits.values()];
}
