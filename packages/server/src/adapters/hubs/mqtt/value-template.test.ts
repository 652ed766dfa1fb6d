import { describe, expect, test } from "vitest";
import { fillTemplate, parseTemplate } from "./value-template";

const STATE = JSON.stringify({ state: "ON", on: true, power: 12.345, ENERGY: { Power: 7, "a b": [3, 4] }, none: null });
const read = (template: string, payload = STATE) => parseTemplate(template)?.(payload);

describe("a value's template", () => {
  test.each([
    ["{{ value }}", "ON", "ON"],
    ["", "ON", "ON"],
    ["{{ value_json.state }}", STATE, "ON"],
    ["{{value_json.state}}", STATE, "ON"],
    ["{{- value_json.on -}}", STATE, "true"],
    ["{{ value_json['ENERGY']['Power'] }}", STATE, "7"],
    ['{{ value_json.ENERGY["a b"][1] }}', STATE, "4"],
    ["{{ value_json.power | round(1) }}", STATE, "12.3"],
    ["{{ value_json.power | float | int }}", STATE, "12"],
    ["{{ value_json.missing | default('off') }}", STATE, "off"],
    ["{{ value | float }}", " 3.5 ", "3.5"],
  ])("%s of %s is %s", (template, payload, value) => expect(read(template, payload)).toBe(value));

  test.each([
    "{{ value_json.missing }}",
    "{{ value_json.none }}",
    "{{ value_json.state.deeper }}",
    "{{ value_json.ENERGY }}",
  ])("%s says nothing", (template) => expect(read(template)).toBeNull());

  test("says nothing of a payload that is not JSON, and of an object's own workings", () => {
    expect(read("{{ value_json.state }}", "not json")).toBeNull();
    expect(read("{{ value_json.constructor }}")).toBeNull();
    expect(read("{{ value_json.__proto__.x }}")).toBeNull();
  });

  test.each([
    "{{ states('sensor.x') }}",
    "{% if value == 'x' %}on{% endif %}",
    "{{ value_json.a + 1 }}",
    "{{ value.a }}",
    "{{ value | urlencode }}",
    `{{${" ".repeat(900)}`,
    "on",
  ])("%s is more than is understood", (template) => expect(parseTemplate(template)).toBeNull());
});

test("a command's template says where the value goes, and nothing else", () => {
  expect(fillTemplate(undefined, "21")).toBe("21");
  expect(fillTemplate('{"temperature": {{ value }}}', "21")).toBe('{"temperature": 21}');
  expect(fillTemplate("{{ value | int }}", "21")).toBe("21");
  expect(fillTemplate("{{ value * 10 }}", "21")).toBeNull();
});
