import { expect } from "vitest";
import { health } from "../../../../packages/shared/src/contracts/health";
import type { OperationCase } from "../operation-case";

export const HEALTH_CASES: readonly OperationCase[] = [
  {
    operation: health,
    title: "reports that the server is healthy",
    as: "visitor",
    input: () => ({}),
    output: expect.objectContaining({ status: "ok" }),
  },
];
