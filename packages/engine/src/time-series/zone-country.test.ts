import { expect, it } from "vitest";
import { areInOtherCountries } from "./zone-country";

it.each([
  ["America/Chicago", "America/Los_Angeles", false],
  ["America/Chicago", "Pacific/Honolulu", false],
  ["America/Chicago", "America/Indiana/Knox", false],
  ["America/Chicago", "Asia/Taipei", true],
  ["America/Chicago", "America/Toronto", true],
  ["America/Chicago", "America/Mexico_City", true],
  ["Europe/Brussels", "Europe/Stockholm", true],
  ["Europe/Brussels", "Europe/Brussels", false],
  ["America/Chicago", "UTC", false],
  ["America/Chicago", "Etc/GMT-8", false],
])("%s and %s: other countries %s", (one, other, apart) => {
  expect([areInOtherCountries(one, other), areInOtherCountries(other, one)]).toEqual([apart, apart]);
});
