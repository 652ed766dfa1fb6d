import { signInProviders } from "../../../../packages/shared/src/contracts/openid";
import type { OperationCase } from "../operation-case";

export const OPENID_CASES: readonly OperationCase[] = [
  {
    operation: signInProviders,
    title: "offers the sample household, and Google where it is configured",
    as: "visitor",
    input: () => ({}),
    output: { google: false, demo: true },
  },
];
