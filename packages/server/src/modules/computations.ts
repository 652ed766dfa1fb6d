import type { Computation } from "../platform/computation";
import { validateComputation } from "./validation/compute";

/** Every bulk operation as the Worker runs it. A module adds the one of its `compute.ts` here. */
export const COMPUTATIONS: readonly Computation[] = [validateComputation];
