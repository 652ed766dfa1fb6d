import type { Computation } from "../platform/computation";
import { extractBillComputation } from "./bills/compute";
import { explainBillComputation } from "./bills/explain-compute";
import { detectAnomaliesComputation, forecastLoadComputation } from "./forecast/compute";
import { parseGreenButtonComputation } from "./greenbutton/compute";
import { analyzeNilmComputation } from "./nilm/compute";
import { optimizeScheduleComputation } from "./optimization/compute";
import { billTariffComputation, compareTariffsComputation, tariffPricesComputation } from "./tariffs/compute";
import { validateComputation } from "./validation/compute";

/** Every bulk operation as the Worker runs it. A module adds the one of its `compute.ts` here. */
export const COMPUTATIONS: readonly Computation[] = [
  analyzeNilmComputation,
  billTariffComputation,
  compareTariffsComputation,
  detectAnomaliesComputation,
  explainBillComputation,
  extractBillComputation,
  forecastLoadComputation,
  optimizeScheduleComputation,
  parseGreenButtonComputation,
  tariffPricesComputation,
  validateComputation,
];
