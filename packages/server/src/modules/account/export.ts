import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { accountData } from "./data.repo";
import { isReadOnly } from "../../core/actor";
import { requireAccount } from "./service";

export interface AccountExport {
  fileName: string;
  /** A JSON document, a part at a time: it is never whole in memory. */
  parts: AsyncGenerator<string>;
}

/**
 * Everything that the account has, as a file.
 * @throws DomainError not_signed_in; read_only_session, because strangers share the sample household
 */
export async function exportAccount(ctx: RequestContext): Promise<AccountExport> {
  const { clock } = ctx.platform;
  const { id } = await requireAccount(ctx);
  if (isReadOnly(ctx.actor)) {
    throw new DomainError("read_only_session", "You have view-only access. Sign in to your own account.");
  }
  const exportedAt = new Date(clock.now()).toISOString();
  const fileName = `wattleaf-account-${exportedAt.slice(0, 10)}.json`;
  return { fileName, parts: documentOf({ product: "Wattleaf", exportedAt }, accountData(ctx.platform, id)) };
}

async function* documentOf(head: object, sections: Iterable<[string, AsyncIterable<object>]>): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, rows] of sections) {
    yield `,\n${JSON.stringify(name)}: [`;
    let between = "\n  ";
    for await (const row of rows) {
      yield `${between}${JSON.stringify(row)}`;
      between = ",\n  ";
    }
    yield "\n]";
  }
  yield "\n}\n";
}
