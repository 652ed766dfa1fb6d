import { type JobMessage, type JobReply, runJob } from "../../adapters/worker-queue/job";
import { ownThread } from "../../adapters/worker-queue/thread-memory";
import { type BulkAnswer, buffersOf } from "../../core/bulk";
import { JOB_HANDLERS } from "./jobs";

declare const self: Worker;

const thread = ownThread();
if (thread !== undefined) self.postMessage({ thread });

self.addEventListener("message", ({ data }: MessageEvent<JobMessage>) => {
  void runJob(JOB_HANDLERS, data, (progress) => self.postMessage({ progress })).then((reply) =>
    self.postMessage(reply, transferable(reply)),
  );
});

/** A bulk operation's JSON is handed over, not copied. */
function transferable(reply: JobReply): ArrayBuffer[] {
  const isJson = reply.ok && typeof reply.value === "object" && reply.value !== null && "json" in reply.value;
  return isJson ? buffersOf(reply.value as BulkAnswer) : [];
}
