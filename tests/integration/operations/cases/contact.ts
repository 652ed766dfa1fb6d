import { sendMessage } from "../../../../packages/shared/src/contracts/contact";
import { newMessage } from "../../../factories/contact";
import type { OperationCase } from "../operation-case";

const rejects = (path: string, value: string): OperationCase => ({
  operation: sendMessage,
  title: `rejects the ${path} "${value}"`,
  as: "visitor",
  input: () => newMessage({ [path]: value }),
  error: { code: "invalid_input", path },
});

export const CONTACT_CASES: readonly OperationCase[] = [
  {
    operation: sendMessage,
    title: "takes a message",
    as: "visitor",
    input: () => newMessage({ company: "Analytical Engines", topic: "sales" }),
    output: { ok: true },
    again: "repeated",
  },
  rejects("name", " A "),
  rejects("email", "ada"),
  rejects("subject", "Load"),
  rejects("message", "Too short"),
  rejects("topic", "gossip"),
];
