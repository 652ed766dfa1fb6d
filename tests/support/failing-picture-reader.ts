/** Loaded before the code of the process that reads pictures, makes it fail as `PICTURE_READER_FAILS` says. */
const FAILURES: Record<string, () => Record<string, unknown>> = {
  "without a runtime": () => {
    throw new Error("There is no ONNX Runtime for this machine");
  },
  "in the middle of a page": () => ({
    Tensor: Object,
    InferenceSession: {
      create: async () => ({
        inputNames: ["x"],
        outputNames: ["y"],
        run: () => process.kill(process.pid, "SIGKILL"),
      }),
    },
  }),
};

const how = process.env["PICTURE_READER_FAILS"] ?? "";
if (how === "at its start") process.exit(1);
Bun.plugin({
  name: "failing picture reader",
  setup: (build) => {
    const exports = FAILURES[how];
    if (exports) build.module("onnxruntime-node", () => ({ exports: exports(), loader: "object" }));
  },
});
