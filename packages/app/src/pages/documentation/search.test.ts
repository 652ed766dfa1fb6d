import { expect, it } from "vitest";
import { matches } from "./search";

const entry = ["POST /api/v1/nilm/analyze", "Split a load into appliances", "sample_rate"];

it.each(["", "  ", "nilm", "NILM", "analyze", "load appliances", "appliances post", "sample_rate", "/api/v1/nilm"])(
  "finds the entry by %j",
  (query) => expect(matches(query, entry)).toBe(true),
);

it.each(["vpp", "load vpp", "appliancesload"])("does not find it by %j", (query) => {
  expect(matches(query, entry)).toBe(false);
});

it("finds Chinese words, which have no spaces between them", () => {
  expect(matches("密钥", ["请检查 API 密钥是否正确"])).toBe(true);
});
