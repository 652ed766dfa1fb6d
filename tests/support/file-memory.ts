import { readFileSync } from "node:fs";
import { TEXT_FILES } from "../../packages/server/src/composition/worker/lanes";
import { WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";
import { WorkerQueue } from "../../packages/server/src/adapters/worker-queue/worker-queue";
import { readEnergyFileJob } from "../../packages/server/src/modules/uploads/jobs";

/** Reads the file that its argument names in the product's Worker, and writes by how much the process grew. */
const [, , file = ""] = process.argv;
const queue = new WorkerQueue({ ...TEXT_FILES, timeLimitMs: 120_000 }, WORKER_SCRIPT);
const read = (bytes: Uint8Array) => queue.run(readEnergyFileJob, { bytes }, { caller: "test" });
const kilobytes = (field: string) =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync("/proc/self/status", "utf8"))?.[1]);

await read(new TextEncoder().encode("month,kwh\n2024-01,310\n2024-02,290\n"));
const bytes = new Uint8Array(readFileSync(file));
const before = kilobytes("VmRSS");
const { readingCount } = await read(bytes);
console.log(JSON.stringify({ readingCount, grownMegabytes: (kilobytes("VmHWM") - before) / 1024 }));
process.exit(0);
