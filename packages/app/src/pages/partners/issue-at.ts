import type { FieldIssue } from "@wattleaf/shared/errors";

/** The place of an entry in the list that one field shows: the last number of `quickQuestions.en.0`. */
const PLACE_IN_LIST = /\.\d+$/;

/**
 * What the server found wrong with a form's field.
 * @param field the end of its path (`url`, `greeting.en`); for a list, without the place of the entry
 */
export const issueAt = (issues: readonly FieldIssue[], field: string): FieldIssue | undefined =>
  issues.find((issue) => {
    const path = issue.path.replace(PLACE_IN_LIST, "");
    return path === field || path.endsWith(`.${field}`);
  });
