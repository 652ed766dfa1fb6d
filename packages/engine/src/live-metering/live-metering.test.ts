import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import { CounterRecorder } from "./counter-recorder";
import { PowerRecorder } from "./power-recorder";

const START = Date.parse("2026-03-01T10:00:00Z");
const at = (minutes: number) => START + minutes * MINUTE_MS;
const wattHours = (intervals: { energyWh: number }[]) =>
  intervals.map(({ energyWh }) => Math.round(energyWh * 1000) / 1000);

describe("readings of power", () => {
  it("hold until the next one, and become energy by the quarter hour", () => {
    const recorder = new PowerRecorder();
    recorder.add(at(0), 1_000);
    recorder.add(at(10), 400);
    recorder.add(at(20), 0);
    const taken = recorder.take(at(30));
    expect(taken.map(({ startMs }) => startMs)).toEqual([at(0), at(15)]);
    // 10 minutes of 1 kW and 5 of 400 W; then 5 minutes of 400 W.
    expect(wattHours(taken)).toEqual([200, 33.333]);
  });

  it("are told once, and only when their interval is over", () => {
    const recorder = new PowerRecorder();
    recorder.add(at(0), 600);
    expect(recorder.take(at(14))).toEqual([]);
    expect(wattHours(recorder.take(at(15)))).toEqual([150]);
    expect(recorder.take(at(29))).toEqual([]);
    expect(wattHours(recorder.take(at(30)))).toEqual([150]);
  });

  it("leave a gap while the sensor does not answer", () => {
    const recorder = new PowerRecorder();
    recorder.add(at(0), 600);
    recorder.interrupt(at(20));
    recorder.add(at(40), 600);
    expect(recorder.take(at(60)).map(({ startMs }) => startMs)).toEqual([at(0), at(45)]);
  });

  it("fill up an interval that misses less than a tenth", () => {
    const recorder = new PowerRecorder();
    recorder.add(START + MINUTE_MS, 600);
    expect(wattHours(recorder.take(at(15)))).toEqual([150]);
    const late = new PowerRecorder();
    late.add(START + 2 * MINUTE_MS, 600);
    expect(late.take(at(15))).toEqual([]);
  });

  it("do not hold for longer than an hour", () => {
    const recorder = new PowerRecorder();
    recorder.add(at(0), 600);
    expect(recorder.take(at(180)).map(({ startMs }) => startMs)).toEqual([at(0), at(15), at(30), at(45)]);
  });

  it("may be negative, where a home exports", () => {
    const recorder = new PowerRecorder();
    recorder.add(at(0), -2_000);
    expect(wattHours(recorder.take(at(15)))).toEqual([-500]);
  });
});

describe("readings of a counter", () => {
  it("become their differences, spread over the time between them", () => {
    const recorder = new CounterRecorder(false);
    recorder.add(at(-3), 1_000);
    recorder.add(at(12), 1_150);
    recorder.add(at(42), 1_450);
    // 12 minutes of 10 Wh a minute and 3 of 10; then 15 of 10.
    expect(wattHours(recorder.take())).toEqual([150, 150]);
  });

  it("put a step of a coarse counter into the quarter hour before it, and nothing earlier", () => {
    const recorder = new CounterRecorder(false);
    // A message every minute, most of them about something else: the counter counts tenths of a kWh.
    for (let minute = 0; minute < 90; minute += 1) recorder.add(at(minute), 5_000);
    recorder.add(at(90), 5_100);
    for (let minute = 91; minute <= 120; minute += 1) recorder.add(at(minute), 5_100);
    expect(wattHours(recorder.take())).toEqual([0, 0, 0, 0, 6.25, 93.75, 0]);
  });

  it("count a step that comes a second after another message", () => {
    const recorder = new CounterRecorder(false);
    recorder.add(at(0), 5_000);
    recorder.add(at(0) + SECOND_MS, 5_100);
    recorder.add(at(15), 5_200);
    expect(wattHours(recorder.take())).toEqual([200]);
  });

  it("go on after the counter began again at zero", () => {
    const recorder = new CounterRecorder(false);
    recorder.add(at(0), 5_000);
    recorder.add(at(15), 30);
    recorder.add(at(30), 80);
    expect(wattHours(recorder.take())).toEqual([30, 50]);
  });

  it("ignore a counter that falls a little and comes back", () => {
    const recorder = new CounterRecorder(false);
    recorder.add(at(0), 5_000);
    recorder.add(at(15), 4_999);
    recorder.add(at(30), 5_010);
    expect(wattHours(recorder.take())).toEqual([5, 5]);
  });

  it("count backward where what was exported is subtracted", () => {
    const recorder = new CounterRecorder(true);
    recorder.add(at(0), 5_000);
    recorder.add(at(15), 4_000);
    expect(wattHours(recorder.take())).toEqual([-1_000]);
  });

  it("leave out a jump that no home could use, and go on from there", () => {
    const recorder = new CounterRecorder(false);
    recorder.add(at(0), 5_000);
    recorder.add(at(15), 9_000_000);
    recorder.add(at(30), 9_000_100);
    expect(wattHours(recorder.take())).toEqual([100]);
  });

  it("lose nothing in a restart", () => {
    const before = new CounterRecorder(false);
    before.add(at(0), 100);
    before.add(at(20), 300);
    expect(wattHours(before.take())).toEqual([150]);
    const after = new CounterRecorder(false, before.resumeFrom);
    after.add(at(30), 400);
    expect(wattHours(after.take())).toEqual([150]);
  });

  it("do not spread what passed over more than a day", () => {
    const recorder = new CounterRecorder(false, { atMs: START - 25 * HOUR_MS, energyWh: 0 });
    recorder.add(START, 50_000);
    recorder.add(START + 15 * MINUTE_MS + SECOND_MS, 50_100);
    expect(recorder.take()).toHaveLength(1);
  });
});
