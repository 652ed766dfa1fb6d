import { apiReference } from "virtual:api-reference";
import type { ReferenceField } from "../../../reference/reference";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { useT } from "../../lib/i18n";
import { guides } from "./guide-list";
import { issues } from "./issue-list";
import { sdks } from "./sdk-list";
import { matches } from "./search";
import { useReferenceText } from "./use-reference-text";

/** The search results of each tab, in the reader's language. */
export function useFound(query: string) {
  const t = useT();
  const textOf = useReferenceText();
  return {
    reference: apiReference.filter(({ method, path, id, summary, description, parameters, response, errors }) =>
      matches(query, [
        `${method} ${path}`,
        id,
        textOf(summary),
        textOf(description),
        ...[...parameters, ...response].flatMap((field) => wordsOf(field, textOf)),
        ...errors.map(({ status, code }) => `${status} ${code}`),
      ]),
    ),
    guides: guides.filter(({ title, text, steps }) =>
      matches(query, [t(title), t(text), ...steps.flatMap((step) => [t(step.title), t(step.text)])]),
    ),
    sdks: sdks.filter(({ language, needs, client, sample, run }) =>
      matches(query, [language, t(needs), client.code, sample.code, run]),
    ),
    troubleshooting: issues.filter(({ signal, issue, cause, solution }) =>
      matches(query, [signal, t(issue), t(cause), t(solution)]),
    ),
  };
}

const wordsOf = ({ name, type, description, fields }: ReferenceField, textOf: Translate): string[] => [
  name,
  type,
  textOf(description),
  ...fields.flatMap((field) => wordsOf(field, textOf)),
];
