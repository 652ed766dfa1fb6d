import { DomainError } from "@wattleaf/shared/errors";
import { readEnergyFile } from "../engine/usage/read-energy-file";
import type { CpuJobs, CpuReply } from "./cpu-queue";

declare const self: Worker;

const jobs: { [K in keyof CpuJobs]: (input: CpuJobs[K]["input"]) => CpuJobs[K]["output"] } = {
  readEnergyFile: ({ bytes, fileName }) => readEnergyFile(bytes, fileName),
};

interface Job {
  name: keyof CpuJobs;
  input: CpuJobs[keyof CpuJobs]["input"];
}

self.addEventListener("message", ({ data }: MessageEvent<Job>) => self.postMessage(answer(data.name, data.input)));

function answer(name: keyof CpuJobs, input: CpuJobs[keyof CpuJobs]["input"]): CpuReply<unknown> {
  try {
    return { ok: true, value: jobs[name](input) };
  } catch (error) {
    const refusal =
      error instanceof DomainError ? { code: error.code, message: error.message, issues: error.issues } : null;
    return { ok: false, refusal, reason: error instanceof Error ? error.message : "unknown" };
  }
}
