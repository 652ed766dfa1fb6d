import { DomainError } from "@wattleaf/shared/errors";
import { COMPUTATIONS } from "../modules/computations";
import { describeMeter } from "../modules/meters/describe";
import { readMeterFeed } from "../modules/meters/meter-feed";
import { readMeterFile } from "../modules/meters/meter-file";
import { sandboxReadings } from "../modules/meters/sandbox-job";
import { buffersOf } from "./bulk";
import type { CpuJobs } from "./cpu-jobs";
import type { CpuReply } from "./cpu-queue";
import { readUpload } from "./documents/read-upload";

declare const self: Worker;

const jobs: { [K in keyof CpuJobs]: (input: CpuJobs[K]["input"]) => Promise<CpuJobs[K]["output"]> } = {
  readEnergyFile: ({ bytes }) => readUpload(bytes),
  compute: async ({ operationId, payload, known }) => {
    const computation = COMPUTATIONS.find((one) => one.operationId === operationId);
    if (!computation) throw new Error(`No computation is registered for ${operationId}`);
    return computation.run(payload, known);
  },
  sandboxReadings: async (job) => sandboxReadings(job),
  readMeterFile: async ({ bytes, elsewhere }) => readMeterFile(bytes, elsewhere),
  readMeterFeed: async ({ pages }) => readMeterFeed(pages),
  describeMeter: async ({ series, tariffId }) => describeMeter(series, tariffId),
};

interface Job<K extends keyof CpuJobs = keyof CpuJobs> {
  name: K;
  input: CpuJobs[K]["input"];
}

self.addEventListener("message", ({ data }: MessageEvent<Job>) => {
  void answer(data).then((reply) => self.postMessage(reply, buffersOfReply(reply)));
});

function buffersOfReply(reply: CpuReply<CpuJobs[keyof CpuJobs]["output"]>): ArrayBuffer[] {
  return reply.ok && reply.value && "json" in reply.value ? buffersOf(reply.value) : [];
}

async function answer<K extends keyof CpuJobs>({ name, input }: Job<K>): Promise<CpuReply<CpuJobs[K]["output"]>> {
  try {
    return { ok: true, value: await jobs[name](input) };
  } catch (error) {
    const refusal =
      error instanceof DomainError ? { code: error.code, message: error.message, issues: error.issues } : null;
    return { ok: false, refusal, reason: error instanceof Error ? error.message : "unknown" };
  }
}
