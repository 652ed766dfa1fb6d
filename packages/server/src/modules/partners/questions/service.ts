import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type * as contract from "@wattleaf/shared/contracts/partners/questions";
import { newId } from "../../../adapters/secrets";
import type { RequestContext } from "../../../core/request-context";
import { requirePartner } from "../workspaces/service";
import * as repo from "./repo";
import { answerQuestions } from "./run";

/** @throws DomainError not_found */
export async function list(ctx: RequestContext, input: InputOf<typeof contract.listTestQuestions>) {
  const { id } = await requirePartner(ctx, input);
  return listOf(ctx, id);
}

/** Questions that were there before keep their answers. @throws DomainError not_found */
export async function set(
  ctx: RequestContext,
  input: InputOf<typeof contract.setTestQuestions>,
): Promise<contract.TestQuestion[]> {
  const { db } = ctx.platform;
  const { id: partnerId } = await requirePartner(ctx, input);
  const known = await repo.listQuestions(db, partnerId);
  const rows = input.questions.map(({ language, question }, position): repo.QuestionRow => {
    const before = known.find((one) => one.language === language && one.question === question);
    return before
      ? { ...before, position }
      : {
          id: newId(),
          partnerId,
          position,
          language,
          question,
          answer: null,
          ranAtMs: null,
          ranFor: null,
          assistant: null,
        };
  });
  // A question that is listed twice is asked once.
  const unique = [...new Map(rows.map((row) => [`${row.language} ${row.question}`, row])).values()];
  await repo.replaceQuestions(db, partnerId, unique);
  return listOf(ctx, partnerId);
}

/** @throws DomainError not_found */
export async function run(
  ctx: RequestContext,
  input: InputOf<typeof contract.runTestQuestions>,
): Promise<contract.TestQuestion[]> {
  const { id } = await requirePartner(ctx, input);
  await answerQuestions(ctx.platform, id, "requested", ctx.signal);
  return listOf(ctx, id);
}

async function listOf({ platform: { db } }: RequestContext, partnerId: string): Promise<contract.TestQuestion[]> {
  const rows = await repo.listQuestions(db, partnerId);
  const changes = Map.groupBy(await repo.listChanges(db, partnerId), ({ questionId }) => questionId);
  return rows.map((row) => toResponse(row, changes.get(row.id) ?? []));
}

const toResponse = (row: repo.QuestionRow, changes: readonly repo.ChangeRow[]): contract.TestQuestion => ({
  id: row.id,
  language: row.language,
  question: row.question,
  answer: row.answer,
  changes: changes.map(({ changedAtMs, cause, before, after }) => ({
    at: new Date(changedAtMs).toISOString(),
    cause,
    before,
    after,
  })),
  ranAt: row.ranAtMs === null ? null : new Date(row.ranAtMs).toISOString(),
});
