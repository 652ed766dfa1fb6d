import { expect, test } from "vitest";
import { PacketGuard } from "./packet-guard";

/** A packet's header byte, its length, and its content. */
function packet(length: number, sent = length): Uint8Array {
  const header = [0x30];
  let rest = length;
  do {
    header.push((rest % 128) | (rest >= 128 ? 0x80 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Uint8Array.from([...header, ...new Uint8Array(sent)]);
}

test("packets of a usual size pass, however they are cut", () => {
  const guard = new PacketGuard();
  const stream = Uint8Array.from([...packet(0), ...packet(5), ...packet(20_000), ...packet(127)]);
  for (const byte of stream) expect(guard.accepts(Uint8Array.of(byte), 0)).toBe(true);
  expect(guard.accepts(stream, 0)).toBe(true);
});

test("a packet that is announced too long is left at its header", () => {
  expect(new PacketGuard().accepts(packet(200_000_000, 0), 0)).toBe(false);
  expect(new PacketGuard().accepts(Uint8Array.of(0x30, 0xff, 0xff, 0xff, 0xff, 0xff), 0)).toBe(false);
});

test("a flood of small packets is left, and a minute later it may go on", () => {
  const guard = new PacketGuard();
  const chunk = packet(100_000);
  const accepted = Array.from({ length: 200 }, () => guard.accepts(chunk, 0)).filter(Boolean).length;
  expect(accepted).toBe(Math.floor((16 * 1024 * 1024) / chunk.length));
  expect(guard.accepts(packet(10), 61_000)).toBe(true);
});
