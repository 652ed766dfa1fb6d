import type { MeasuredUsage } from "@wattleaf/shared/contracts/usage";
import { readEnergyFile } from "../../packages/engine/src/import/read-energy-file";
import { greenButtonXml, hourlyReadings, inBlocks, PACIFIC_NEW_YEAR } from "../factories/energy";

/** A file for a browser's file chooser, with its true figures. */
export interface EnergyFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
  facts: MeasuredUsage;
}

/** @throws DomainError when the bytes are not an energy file */
export function energyFile(name: string, buffer: Buffer): EnergyFile {
  return { name, mimeType: "application/xml", buffer, facts: readEnergyFile(buffer) };
}

/** A synthetic home's hourly Green Button export. */
export function greenButtonFile(days = 60): EnergyFile {
  return energyFile("green-button.xml", Buffer.from(greenButtonXml(inBlocks(hourlyReadings(days * 24), 24))));
}

/** Four months of quarter hours with a spike and a stray negative reading. */
export function faultyMeterFile(): Omit<EnergyFile, "facts"> {
  const days = 120;
  const faults: Record<number, number> = { 5_000: 60_000, 7_000: -400 };
  const readings = Array.from({ length: days * 96 }, (_, index) => ({
    start: PACIFIC_NEW_YEAR + index * 900,
    seconds: 900,
    value: faults[index] ?? 100 + (index % 50),
  }));
  const xml = greenButtonXml(inBlocks(readings, 96), { statedIntervalSeconds: 900 });
  return { name: "faulty-meter.xml", mimeType: "application/xml", buffer: Buffer.from(xml) };
}

const number = (value: number, digits: number) =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: digits }).format(value);

/** 12,397,107 → "12,397.1 kWh" */
export const kilowattHours = (energyWh: number) => `${number(energyWh / 1000, 1)} kWh`;

/** 247.4 → "247 W". @throws when the file has no base load, or one that would be shown in kW */
export function baseLoadWatts({ baseLoadWatts: watts }: MeasuredUsage): string {
  if (watts === null || watts >= 1000) throw new Error(`No base load in watts: ${watts}`);
  return `${number(watts, 0)} W`;
}

/** Takes a Worker seconds to read. */
export const BIG_FILE = `timestamp,kwh\n${"2024-01-01T00:00:00Z,1.5\n".repeat(400_000)}`;
