import { MINUTE_MS } from "@wattleaf/shared/domain/time";

/** What a broker may send: a packet of this many bytes, and this much in a minute. */
const LARGEST_PACKET_BYTES = 256 * 1024;
const MOST_BYTES_A_MINUTE = 16 * 1024 * 1024;
/** A packet's length takes at most so many bytes (MQTT 3.1.1, section 2.2.3). */
const LENGTH_BYTES = 4;

/**
 * Follows the packets in a stream of bytes by their headers, so that a broker which announces a packet of 256 MB is left
 * before the client's parser collects it.
 */
export class PacketGuard {
  /** Bytes of the packet that is under way. */
  #left = 0;
  /** What has been read of a header: null before its first byte. */
  #length: { value: number; bytes: number } | null = null;
  #minute = { fromMs: -Infinity, bytes: 0 };

  /** @returns false when the stream is to be left */
  accepts(chunk: Uint8Array, nowMs: number): boolean {
    if (nowMs - this.#minute.fromMs > MINUTE_MS) this.#minute = { fromMs: nowMs, bytes: 0 };
    this.#minute.bytes += chunk.length;
    return this.#minute.bytes <= MOST_BYTES_A_MINUTE && this.#follows(chunk);
  }

  #follows(chunk: Uint8Array): boolean {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, chunk.length - at);
        this.#left -= passed;
        at += passed;
      } else if (!this.#length) {
        this.#length = { value: 0, bytes: 0 };
        at += 1;
      } else {
        const byte = chunk[at] ?? 0;
        at += 1;
        this.#length.value += (byte & 0x7f) * 128 ** this.#length.bytes;
        this.#length.bytes += 1;
        if (this.#length.value > LARGEST_PACKET_BYTES || this.#length.bytes > LENGTH_BYTES) return false;
        if ((byte & 0x80) === 0) {
          this.#left = this.#length.value;
          this.#length = null;
        }
      }
    }
    return true;
  }
}
