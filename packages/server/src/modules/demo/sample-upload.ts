import type { MeasuredUsage } from "@wattleaf/shared/contracts/usage";
import { readEnergyFile } from "../../engine/usage/read-energy-file";
import { SAMPLE_FILE_NAME, sampleHouseholdCsv } from "./sample-household";

export interface SampleUpload {
  fileName: string;
  sizeBytes: number;
  sha256: string;
  facts: MeasuredUsage;
}

/** The sample household's file, read by the same reader as everybody's. */
export function sampleUpload(): SampleUpload {
  const bytes = new TextEncoder().encode(sampleHouseholdCsv());
  return {
    fileName: SAMPLE_FILE_NAME,
    sizeBytes: bytes.byteLength,
    sha256: new Bun.CryptoHasher("sha256").update(bytes).digest("hex"),
    facts: readEnergyFile(bytes),
  };
}
