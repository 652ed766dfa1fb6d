import { DomainError } from "@wattleaf/shared/errors";
import type { CpuJobs, CpuReply } from "./cpu-queue";
import { readUpload } from "./documents/read-upload";

declare const self: Worker;

const jobs: { [K in keyof CpuJobs]: (input: CpuJobs[K]["input"]) => Promise<CpuJobs[K]["output"]> } = {
  readEnergyFile: ({ bytes }) => readUpload(bytes),
};

interface Job {
  name: keyof CpuJobs;
  input: CpuJobs[keyof CpuJobs]["input"];
}

self.addEventListener("message", ({ data }: MessageEvent<Job>) => {
  void answer(data.name, data.input).then((reply) => self.postMessage(reply));
});

async function answer(name: keyof CpuJobs, input: CpuJobs[keyof CpuJobs]["input"]): Promise<CpuReply<unknown>> {
  try {
    return { ok: true, value: await jobs[name](input) };
  } catch (error) {
    const refusal =
      error instanceof DomainError ? { code: error.code, message: error.message, issues: error.issues } : null;
    return { ok: false, refusal, reason: error instanceof Error ? error.message : "unknown" };
  }
}
