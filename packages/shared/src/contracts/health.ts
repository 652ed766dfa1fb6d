import { z } from "zod";
import { READ_LIMIT, operation } from "./operation";

export const health = operation({
  id: "health.check",
  method: "GET",
  path: "/api/health",
  access: "anyone",
  summary: "Check that the server is up",
  input: z.object({}),
  output: z.object({ status: z.literal("ok"), version: z.string(), uptimeSeconds: z.number() }),
  limit: READ_LIMIT,
  errors: [],
});

const partSchema = z.literal("ok");

export const ready = operation({
  id: "health.ready",
  method: "GET",
  path: "/api/ready",
  access: "anyone",
  summary: "Check that the server can do its work",
  input: z.object({}),
  output: z.object({
    status: z.literal("ready"),
    checks: z.object({ database: partSchema, disk: partSchema, mail: partSchema, workers: partSchema }),
  }),
  limit: READ_LIMIT,
  errors: [],
});

export const HEALTH_OPERATIONS = [health, ready];
