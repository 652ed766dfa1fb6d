import type { Computation } from "../platform/computation";
import { extractBillComputation } from "./bills/compute";
import { detectAnomaliesComputation, forecastLoadComputation } from "./forecast/compute";
import { parseGreenButtonComputation } from "./greenbutton/compute";
import { validateComputation } from "./validation/compute";

/** Every bulk operation as the Worker runs it. A module adds the one of its `compute.ts` here. */
export const COMPUTATIONS: readonly Computation[] = [
  detectAnomaliesComputation,
  extractBillComputation,
  forecastLoadComputation,
  parseGreenButtonComputation,
  validateComputation,
];
