import { z } from "zod";
import type { SettingRange } from "@wattleaf/shared/domain/devices";
import { fromCelsius, toCelsius, type TemperatureUnit } from "../../temperature";
import {
  commandTemplate,
  commonFields,
  type EntityProtocol,
  filled,
  number,
  numberIn,
  sourceOf,
  template,
  text,
  topic,
} from "../fields";

/** No room is kept this warm in Celsius: such bounds are Fahrenheit, though the payload does not say so. */
const HOTTEST_ROOM_CELSIUS = 45;
/** What a thermostat is switched on to when it has not been on before. */
const USUAL_MODES = ["heat", "heat_cool", "auto", "cool"];

const climateFields = z.object({
  ...commonFields.shape,
  modes: z.array(text).default(["auto", "off", "cool", "heat", "dry", "fan_only"]),
  mode_command_topic: topic.optional(),
  mode_command_template: commandTemplate,
  mode_state_topic: topic.optional(),
  mode_state_template: template,
  power_command_topic: topic.optional(),
  power_command_template: commandTemplate,
  payload_on: text.default("ON"),
  payload_off: text.default("OFF"),
  temperature_command_topic: topic.optional(),
  temperature_command_template: commandTemplate,
  temperature_state_topic: topic.optional(),
  temperature_state_template: template,
  current_temperature_topic: topic.optional(),
  current_temperature_template: template,
  temperature_unit: z.enum(["C", "F"]).optional(),
  min_temp: number.optional(),
  max_temp: number.optional(),
  temp_step: number.pipe(z.number().positive()).optional(),
});

export function climateOf(payload: unknown): EntityProtocol {
  const fields = climateFields.parse(payload);
  const {
    modes,
    mode_command_topic: modeTopic,
    power_command_topic: powerTopic,
    temperature_command_topic: to,
  } = fields;
  const unit: TemperatureUnit = fields.temperature_unit ?? ((fields.max_temp ?? 0) > HOTTEST_ROOM_CELSIUS ? "F" : "C");
  const mode = sourceOf(fields.mode_state_topic, fields.mode_state_template);
  const level = sourceOf(fields.temperature_state_topic, fields.temperature_state_template);
  const temperature = sourceOf(fields.current_temperature_topic, fields.current_temperature_template);
  const isSwitched = powerTopic !== undefined || (modeTopic !== undefined && modes.includes("off"));
  const switchTo = (on: boolean, before: string | undefined) => {
    const wanted = on ? modeFor(modes, before) : "off";
    const messages = powerTopic
      ? [
          {
            topic: powerTopic,
            payload: filled(fields.power_command_template, on ? fields.payload_on : fields.payload_off),
          },
        ]
      : [{ topic: modeTopic ?? "", payload: filled(fields.mode_command_template, wanted) }];
    return { messages, assumed: { mode: wanted } };
  };
  return {
    kind: "climate",
    commands: [...(isSwitched ? (["on", "off"] as const) : []), ...(to ? (["set"] as const) : [])],
    range: to ? rangeOf(fields, unit) : null,
    assumed: fields.optimistic || (isSwitched && !mode),
    sources: { ...(mode && { mode }), ...(level && { level }), ...(temperature && { temperature }) },
    stateFrom: (values) => ({
      on: isSwitched ? (values.mode === undefined ? null : values.mode !== "off") : true,
      setting: toCelsius(numberIn(values.level), unit),
      temperatureCelsius: toCelsius(numberIn(values.temperature), unit),
    }),
    messagesFor(command, values) {
      if (command.command !== "set" || !to) return switchTo(command.command !== "off", values.mode);
      const degrees = String(inStepsOf(fromCelsius(command.value, unit), fields.temp_step ?? null));
      const payloadOf = filled(fields.temperature_command_template, degrees);
      return { messages: [{ topic: to, payload: payloadOf }], assumed: { level: degrees } };
    },
  };
}

/** Home Assistant's own bounds where the payload gives none. */
function rangeOf(fields: z.output<typeof climateFields>, unit: TemperatureUnit): SettingRange {
  const { min_temp: min = unit === "F" ? 45 : 7, max_temp: max = unit === "F" ? 95 : 35, temp_step: step } = fields;
  return {
    unit: "celsius",
    min: toCelsius(min, unit) ?? min,
    max: toCelsius(max, unit) ?? max,
    step: unit === "F" ? 0.5 : (step ?? 1),
  };
}

const inStepsOf = (degrees: number, step: number | null): number => {
  const rounded = step === null ? degrees : Math.round(degrees / step) * step;
  return Number(rounded.toFixed(2));
};

function modeFor(modes: readonly string[], before: string | undefined): string {
  if (before !== undefined && before !== "off") return before;
  const usual = USUAL_MODES.find((mode) => modes.includes(mode));
  return usual ?? modes.find((mode) => mode !== "off") ?? "heat";
}
