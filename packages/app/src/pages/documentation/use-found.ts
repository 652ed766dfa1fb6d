import { apiReference } from "virtual:api-reference";
import type { ReferenceField } from "../../../reference/reference";
import { useT } from "../../lib/i18n";
import { guides } from "./guide-list";
import { issues } from "./issue-list";
import { sdks } from "./sdk-list";
import { matches } from "./search";

/** What of each tab the search words find, in the reader's language. */
export function useFound(query: string) {
  const t = useT();
  return {
    reference: apiReference.filter(({ method, path, id, summary, parameters, response, refusals }) =>
      matches(query, [
        `${method} ${path}`,
        id,
        summary,
        ...[...parameters, ...response].flatMap(wordsOf),
        ...refusals.map(({ status, code }) => `${status} ${code}`),
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

const wordsOf = ({ name, type, description, fields }: ReferenceField): string[] => [
  name,
  type,
  description,
  ...fields.flatMap(wordsOf),
];
