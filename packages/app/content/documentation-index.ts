import { loadChangelog } from "@wattleaf/content/changelog/index";
import { formatDay } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import { documentation as en } from "@wattleaf/shared/i18n/messages/en/documentation";
import { documentation as zh } from "@wattleaf/shared/i18n/messages/zh/documentation";
import { reference } from "@wattleaf/shared/i18n/messages/zh/reference";
import { apiReference } from "../reference/operations";
import type { ReferenceField } from "../reference/reference";
import { operationAddress } from "../src/components/documentation/operation-address";
import { helpIn } from "./help-index";
import type { Resource } from "./resource";

type DocumentationKey = keyof typeof en;
const messages: Record<Language, Readonly<Record<DocumentationKey, string>>> = { en, zh };

/** The contracts' English is the key of their Chinese. */
const referenceText = (language: Language) => (text: string) =>
  language === "zh" ? ((reference as Readonly<Record<string, string>>)[text] ?? text) : text;

/** The keys of each guide's texts. */
const GUIDES = [
  { id: "first-call", key: "first" },
  { id: "meter-data", key: "meter" },
  { id: "virtual-power-plant", key: "vpp" },
  { id: "widget", key: "widget" },
] as const;
const SDKS = ["Python", "JavaScript", "Java"] as const;
const ISSUES = ["authentication", "rate-limit", "format", "size", "overload", "browser", "widget"] as const;

/** Everything in the documentation, and the help articles, in one language. */
export const documentationIn = (language: Language): Resource[] => [
  ...endpointsIn(language),
  ...guidesIn(language),
  ...sdksIn(language),
  ...issuesIn(language),
  ...changesIn(language),
  ...helpIn(language),
];

function endpointsIn(language: Language): Resource[] {
  const textOf = referenceText(language);
  const wordsOf = ({ name, description, fields }: ReferenceField): string[] => [
    name,
    textOf(description),
    ...fields.flatMap(wordsOf),
  ];
  return apiReference().map(({ id, method, path, access, summary, description, parameters, response, errors }) => ({
    kind: "endpoints",
    title: textOf(summary),
    text: `${method} ${path}`,
    terms: [
      id,
      textOf(description),
      access.scope ?? "",
      ...[...parameters, ...response].flatMap(wordsOf),
      ...errors.map(({ status, code }) => `${status} ${code}`),
    ].join(" "),
    to: operationAddress(id),
  }));
}

export const guidesIn = (language: Language): Resource[] =>
  GUIDES.map(({ id, key }) => ({
    kind: "guides",
    title: messages[language][`documentation.guide.${key}.title`],
    text: messages[language][`documentation.guide.${key}.text`],
    terms: ["API SDK", ...textsBelow(language, `documentation.guide.${key}.`)].join(" "),
    to: `/documentation/guides/${id}`,
  }));

const sdksIn = (language: Language): Resource[] =>
  SDKS.map((name) => ({
    kind: "sdks",
    title: name,
    text: messages[language][`documentation.sdk.${name.toLowerCase() as Lowercase<typeof name>}`],
    terms: "SDK client sample install",
    to: `/documentation/sdks#${name.toLowerCase()}`,
  }));

const issuesIn = (language: Language): Resource[] =>
  ISSUES.map((id) => {
    const key =
      `documentation.issue.${id.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())}` as DocumentationKey;
    return {
      kind: "troubleshooting",
      title: messages[language][key],
      text: messages[language][`${key}.cause` as DocumentationKey],
      terms: messages[language][`${key}.solution` as DocumentationKey],
      to: `/documentation/troubleshooting#issue-${id}`,
    };
  });

const changesIn = (language: Language): Resource[] =>
  loadChangelog().map(({ date, entries }) => ({
    kind: "changelog",
    title: formatDay(date, language),
    text: "",
    terms: entries.map((entry) => entry[language]).join(" "),
    to: `/documentation/changelog#changes-${date}`,
    date,
  }));

const textsBelow = (language: Language, prefix: string): string[] =>
  Object.entries(messages[language])
    .filter(([key]) => key.startsWith(prefix))
    .map(([, text]) => text);
