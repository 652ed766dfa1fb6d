import type { Computation } from "../../core/computation";
import { listAdviceComputation } from "../../modules/advice/compute";
import { extractBillComputation } from "../../modules/bills/compute";
import { explainBillComputation } from "../../modules/bills/explain-compute";
import { detectAnomaliesComputation } from "../../modules/anomalies/compute";
import { askEnergyComputation } from "../../modules/energy-query/compute";
import { forecastLoadComputation } from "../../modules/forecast/compute";
import { forecastPeriodComputation } from "../../modules/forecast/period-compute";
import { parseGreenButtonComputation } from "../../modules/greenbutton/compute";
import { meterBreakdownComputation } from "../../modules/meters/breakdown-compute";
import { meterLoadDayComputation, previewMeterLabelComputation } from "../../modules/meters/labels/compute";
import { analyzeNilmComputation } from "../../modules/nilm/compute";
import { demoNilmComputation } from "../../modules/nilm/demo-compute";
import { optimizeScheduleComputation } from "../../modules/optimization/compute";
import { compareShiftedTariffsComputation } from "../../modules/optimization/tariffs-compute";
import {
  billTariffComputation,
  compareTariffsComputation,
  tariffPricesComputation,
} from "../../modules/tariffs/compute";
import { validateComputation } from "../../modules/validation/compute";

/** Every bulk operation as the Worker runs it. A module adds the one of its `compute.ts` here. */
export const COMPUTATIONS: readonly Computation[] = [
  analyzeNilmComputation,
  askEnergyComputation,
  billTariffComputation,
  compareShiftedTariffsComputation,
  compareTariffsComputation,
  demoNilmComputation,
  detectAnomaliesComputation,
  explainBillComputation,
  extractBillComputation,
  forecastLoadComputation,
  forecastPeriodComputation,
  listAdviceComputation,
  meterBreakdownComputation,
  meterLoadDayComputation,
  optimizeScheduleComputation,
  parseGreenButtonComputation,
  previewMeterLabelComputation,
  tariffPricesComputation,
  validateComputation,
];
