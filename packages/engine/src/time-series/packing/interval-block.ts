import { BitReader, BitWriter } from "./bits";

/** First byte of every block; another number is another layout. */
const VERSION = 1;
/** Amounts are thousandths of a watt-hour; most meters count whole watt-hours, whose thousands need not be kept. */
const SCALES = [1_000, 100, 10, 1] as const;
/** A day of quarter hours: the spread of the values changes from night to day, and this parameter costs six bits. */
const GROUP_SIZE = 48;
const PARAMETER_BITS = 5;
const MAX_PARAMETER = 31;
/** A value this much beyond what its group expects is written out instead. */
const ESCAPE_ONES = 24;
const ESCAPE_BITS = 48;
/** Ten megawatts for an hour: more is a fault of units, and differences stay below 2^48. */
export const MAX_AMOUNT = 10_000_000_000;

/**
 * Packs the readings of a stretch of time into few bytes and without loss: where readings are missing as runs, the rest
 * as Rice codes (Rice & Plaunt 1971) of the differences, or of the values where those are smaller, with a parameter for
 * each group. A home's quarter hours take about one byte each.
 *
 * @param amounts thousandths of a watt-hour, whole numbers of at most {@link MAX_AMOUNT} either side of zero; NaN where
 * there is no reading
 */
export function packReadings(amounts: Float64Array): Uint8Array<ArrayBuffer> {
  const measured = amounts.filter((amount) => !Number.isNaN(amount));
  const scale = SCALES.find((each) => measured.every((amount) => amount % each === 0)) ?? 1;
  const bits = new BitWriter();
  bits.write(VERSION, 8);
  bits.write(SCALES.indexOf(scale), 8);
  writeRuns(bits, amounts);
  let previous = 0;
  for (let from = 0; from < measured.length; from += GROUP_SIZE) {
    const values = measured.subarray(from, from + GROUP_SIZE);
    previous = writeGroup(bits, values, scale, previous);
  }
  return bits.bytes();
}

/** What {@link packReadings} packed. @throws RangeError when the bytes are not a whole block of a known version */
export function unpackReadings(bytes: Uint8Array): Float64Array {
  const bits = new BitReader(bytes);
  const version = bits.read(8);
  const scale = SCALES[bits.read(8)];
  if (version !== VERSION || scale === undefined)
    throw new RangeError(`Unsupported version of a readings block: ${version}`);
  const amounts = readRuns(bits);
  let group = { isDifference: false, parameter: 0 };
  let read = 0;
  let previous = 0;
  for (let index = 0; index < amounts.length; index += 1) {
    if (Number.isNaN(amounts[index] ?? Number.NaN)) continue;
    if (read % GROUP_SIZE === 0) group = { isDifference: bits.read(1) === 1, parameter: bits.read(PARAMETER_BITS) };
    const value = unfolded(readRice(bits, group.parameter)) + (group.isDifference ? previous : 0);
    amounts[index] = value * scale;
    previous = value;
    read += 1;
  }
  return amounts;
}

/** Lengths of the stretches with and without readings in turn, the first with. */
function writeRuns(bits: BitWriter, amounts: Float64Array): void {
  const runs: number[] = [];
  let isMeasured = true;
  let length = 0;
  for (const amount of amounts) {
    if (Number.isNaN(amount) === isMeasured) {
      runs.push(length);
      isMeasured = !isMeasured;
      length = 0;
    }
    length += 1;
  }
  runs.push(length);
  bits.writeVarint(runs.length);
  for (const run of runs) bits.writeVarint(run);
}

/** Zeros where there are readings, NaN where there are none. */
function readRuns(bits: BitReader): Float64Array {
  const runs = Array.from({ length: bits.readVarint() }, () => bits.readVarint());
  const amounts = new Float64Array(runs.reduce((sum, run) => sum + run, 0));
  let at = 0;
  for (const [index, run] of runs.entries()) {
    if (index % 2 === 1) amounts.fill(Number.NaN, at, at + run);
    at += run;
  }
  return amounts;
}

/** Returns the group's last value. */
function writeGroup(bits: BitWriter, amounts: Float64Array, scale: number, before: number): number {
  const values = amounts.map((amount) => amount / scale);
  const differences = values.map((value, index) => value - (index === 0 ? before : (values[index - 1] ?? 0)));
  const [plain, relative] = [bestCode(values), bestCode(differences)];
  const isDifference = relative.cost < plain.cost;
  const { folded, parameter } = isDifference ? relative : plain;
  bits.write(isDifference ? 1 : 0, 1);
  bits.write(parameter, PARAMETER_BITS);
  for (const value of folded) writeRice(bits, value, parameter);
  return values.at(-1) ?? before;
}

interface RiceCode {
  folded: Float64Array;
  parameter: number;
  /** Bits. */
  cost: number;
}

function bestCode(values: Float64Array): RiceCode {
  const folded = values.map(foldedOf);
  const mean = folded.reduce((sum, value) => sum + value, 0) / folded.length;
  // The best parameter lies beside the mean's logarithm.
  const guess = Math.max(0, Math.floor(Math.log2(mean + 1)));
  let best: RiceCode = { folded, parameter: 0, cost: Infinity };
  for (let parameter = Math.max(0, guess - 2); parameter <= Math.min(MAX_PARAMETER, guess + 1); parameter += 1) {
    const cost = folded.reduce((sum, value) => sum + riceBits(value, parameter), 0);
    if (cost < best.cost) best = { folded, parameter, cost };
  }
  return best;
}

function riceBits(value: number, parameter: number): number {
  const ones = Math.floor(value / 2 ** parameter);
  return ones < ESCAPE_ONES ? ones + 1 + parameter : ESCAPE_ONES + 1 + ESCAPE_BITS;
}

function writeRice(bits: BitWriter, value: number, parameter: number): void {
  const ones = Math.floor(value / 2 ** parameter);
  if (ones < ESCAPE_ONES) {
    bits.writeUnary(ones);
    bits.write(value % 2 ** parameter, parameter);
  } else {
    bits.writeUnary(ESCAPE_ONES);
    bits.write(value, ESCAPE_BITS);
  }
}

function readRice(bits: BitReader, parameter: number): number {
  const ones = bits.readUnary();
  return ones < ESCAPE_ONES ? ones * 2 ** parameter + bits.read(parameter) : bits.read(ESCAPE_BITS);
}

/** 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 …: small sizes stay small. */
const foldedOf = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

const unfolded = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2) + 0;
