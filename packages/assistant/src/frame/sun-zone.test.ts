import { expect, it } from "vitest";
import { sunZoneOf } from "./sun-zone";

it.each([
  ["我家在郑州，装光伏一年发多少", "cn-east"],
  ["新疆的屋顶光伏", "cn-northwest"],
  ["成都装太阳能划算吗", "cn-southwest"],
  ["山东农村 10 千瓦", "cn-north"],
  ["台湾装太阳能", "tw"],
  ["4 kw roof in sheffield", "uk"],
  ["solar at 27p per kwh", "uk"],
  ["panels in arizona", "us"],
  ["how much do panels make", undefined],
])("%s is of the sun of %s", (text, zone) => expect(sunZoneOf(text)).toBe(zone));
