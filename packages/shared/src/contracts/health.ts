import { z } from "zod";
import { READ_LIMIT, operation } from "./operation";

export const health = operation({
  id: "health.check",
  method: "GET",
  path: "/api/health",
  access: "anyone",
  summary: "Whether the server and its database answer",
  input: z.object({}),
  output: z.object({ status: z.literal("ok"), version: z.string(), uptimeSeconds: z.number() }),
  limit: READ_LIMIT,
  refusals: [],
});

export const HEALTH_OPERATIONS = [health];
