import { expect, test } from "vitest";
import type { FlexibleDevice } from "./available-capacity";
import { availableCapacity } from "./available-capacity";

const device = (change: Partial<FlexibleDevice> = {}): FlexibleDevice => ({
  flexibleKw: 5,
  availableFromHour: 0,
  availableToHour: 24,
  optedIn: true,
  ...change,
});

test("counts the devices that are opted in and may be called at that hour", () => {
  const devices = [
    device(),
    device({ optedIn: false }),
    device({ flexibleKw: 7, availableFromHour: 22, availableToHour: 6 }),
    device({ flexibleKw: 11, availableFromHour: 16, availableToHour: 21 }),
  ];
  const enrolledAt = (hour: number) => availableCapacity(devices, [], hour).enrolledKw;
  expect([23, 5, 6, 16, 20, 21].map(enrolledAt)).toEqual([12, 12, 5, 16, 16, 5]);
});

test("a plant without a record is expected to deliver 80 %, with wide limits", () => {
  const { enrolledKw, expectedKw, lowKw, highKw } = availableCapacity([device({ flexibleKw: 100 })], [], 12);
  expect(enrolledKw).toBe(100);
  expect(expectedKw).toBeCloseTo(80, 9);
  expect(lowKw).toBeLessThan(45);
  expect(highKw).toBe(100);
});

test("a record moves the expectation and narrows the limits; it never goes beyond what is enrolled", () => {
  const devices = [device({ flexibleKw: 100 })];
  const poor = availableCapacity(devices, Array<number>(20).fill(0.5), 12);
  expect(poor.expectedKw).toBeGreaterThan(50);
  expect(poor.expectedKw).toBeLessThan(55);
  expect(poor.highKw - poor.lowKw).toBeLessThan(40);
  const good = availableCapacity(devices, Array<number>(20).fill(1.4), 12);
  expect(good).toMatchObject({ expectedKw: 100, highKw: 100 });
});
