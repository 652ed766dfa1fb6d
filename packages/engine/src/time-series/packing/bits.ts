/** The most bits that go in or out at once; both halves of it fit JavaScript's 32-bit operations. */
const HALF_BITS = 24;
const FIRST_ROOM_BYTES = 4_096;

/** Whole numbers as single bits, the most significant first. */
export class BitWriter {
  #bytes = new Uint8Array(FIRST_ROOM_BYTES);
  #bits = 0;

  /** @param count 0 to 48 bits of `value`, which is below 2^count */
  write(value: number, count: number): void {
    if (count > HALF_BITS) {
      this.#write(Math.floor(value / 2 ** HALF_BITS), count - HALF_BITS);
      this.#write(value % 2 ** HALF_BITS, HALF_BITS);
    } else this.#write(value, count);
  }

  /** So many ones and a zero. */
  writeUnary(ones: number): void {
    for (let left = ones; left > 0; left -= HALF_BITS)
      this.#write(2 ** Math.min(left, HALF_BITS) - 1, Math.min(left, HALF_BITS));
    this.#write(0, 1);
  }

  /** Seven bits at a time, each followed by a continuation bit: small numbers take one byte. */
  writeVarint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#write((rest % 128) + 128, 8);
      rest = Math.floor(rest / 128);
    }
    this.#write(rest, 8);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, Math.ceil(this.#bits / 8));
  }

  #write(value: number, count: number): void {
    if ((this.#bits + count) / 8 > this.#bytes.length - 1) this.#grow();
    let left = count;
    while (left > 0) {
      const free = 8 - (this.#bits & 7);
      const taken = Math.min(free, left);
      const part = (value >>> (left - taken)) & ((1 << taken) - 1);
      const at = this.#bits >>> 3;
      this.#bytes[at] = (this.#bytes[at] ?? 0) | (part << (free - taken));
      this.#bits += taken;
      left -= taken;
    }
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what a {@link BitWriter} wrote. @throws RangeError behind the last byte */
export class BitReader {
  readonly #bytes: Uint8Array;
  #bits = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(count: number): number {
    if (count <= HALF_BITS) return this.#read(count);
    return this.#read(count - HALF_BITS) * 2 ** HALF_BITS + this.#read(HALF_BITS);
  }

  readUnary(): number {
    let ones = 0;
    while (this.#read(1) === 1) ones += 1;
    return ones;
  }

  readVarint(): number {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = this.#read(8);
      value += (byte & 127) * weight;
      if (byte < 128) return value;
    }
  }

  #read(count: number): number {
    let value = 0;
    let left = count;
    while (left > 0) {
      const byte = this.#bytes[this.#bits >>> 3];
      if (byte === undefined) throw new RangeError("The block ends before its last value");
      const rest = 8 - (this.#bits & 7);
      const taken = Math.min(rest, left);
      value = (value << taken) | ((byte >>> (rest - taken)) & ((1 << taken) - 1));
      this.#bits += taken;
      left -= taken;
    }
    return value;
  }
}
