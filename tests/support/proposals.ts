import type { Answer } from "../../packages/shared/src/contracts/chat/messages";

/** The id of an answer's proposed action. */
export async function proposalIn(response: Response): Promise<string> {
  const { attachments, response: text } = (await response.json()) as Answer;
  const card = attachments.find((one) => one.kind === "action");
  if (card?.kind !== "action" || card.id === null) throw new Error(`The answer proposes nothing: ${text}`);
  return card.id;
}
