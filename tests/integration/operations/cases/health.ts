import { expect } from "vitest";
import { health, ready } from "../../../../packages/shared/src/contracts/health";
import type { OperationCase } from "../operation-case";

export const HEALTH_CASES: readonly OperationCase[] = [
  {
    operation: health,
    title: "reports that the server is healthy",
    as: "visitor",
    input: () => ({}),
    output: expect.objectContaining({ status: "ok" }),
  },
  {
    operation: ready,
    title: "reports that the server can do its work",
    as: "visitor",
    input: () => ({}),
    output: expect.objectContaining({ status: "ready" }),
  },
];
