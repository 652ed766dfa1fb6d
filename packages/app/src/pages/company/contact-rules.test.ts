import { describe, expect, it } from "vitest";
import { brokenFields } from "./contact-rules";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  const valid = { name: "Al", email: "al@example.com", subject: "Meter", message: "Ten signs!" };
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.set(name, value);
  return form;
};

describe("the contact form's rules", () => {
  it("accept fields of just the smallest length", () => {
    expect(brokenFields(formOf({}))).toEqual([]);
  });

  it.each([
    ["name", " A "],
    ["email", "al@example"],
    ["email", "al example.com"],
    ["subject", "Mete "],
    ["message", "Nine sign"],
  ] as const)("reject a %s such as %j", (field, value) => {
    expect(brokenFields(formOf({ [field]: value }))).toEqual([field]);
  });
});
