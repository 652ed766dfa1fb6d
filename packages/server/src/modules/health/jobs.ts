import { defineJob } from "../../adapters/worker-queue/job";

/** Answers when the Worker does its jobs. */
export const pingJob = defineJob<null, "pong">("health.ping");
