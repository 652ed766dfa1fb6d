import { z } from "zod";
import {
  commandTemplate,
  commonFields,
  type EntityProtocol,
  filled,
  type Message,
  number,
  numberIn,
  sourceOf,
  switchState,
  template,
  text,
  topic,
} from "../fields";
import { parseTemplate } from "../value-template";

const BRIGHTNESS = { unit: "percent", min: 1, max: 100, step: 1 } as const;

const scale = number.pipe(z.number().min(1)).default(255);
const schemaOf = z.object({ schema: z.enum(["basic", "default", "json"]).default("default") });

const basicFields = z.object({
  ...commonFields.shape,
  command_topic: topic,
  state_topic: topic.optional(),
  state_value_template: template,
  payload_on: text.default("ON"),
  payload_off: text.default("OFF"),
  brightness_command_topic: topic.optional(),
  brightness_command_template: commandTemplate,
  brightness_state_topic: topic.optional(),
  brightness_value_template: template,
  brightness_scale: scale,
});

const jsonFields = z.object({
  ...commonFields.shape,
  command_topic: topic,
  state_topic: topic.optional(),
  brightness: z.boolean().default(false),
  brightness_scale: scale,
  supported_color_modes: z.array(z.string()).default([]),
});

/** A light of the basic schema, or of the one whose messages are JSON. @throws ZodError for the schema of templates */
export const lightOf = (payload: unknown): EntityProtocol =>
  schemaOf.parse(payload).schema === "json" ? jsonLight(payload) : basicLight(payload);

const percentOf = (told: string | undefined, max: number): number | null => {
  const value = numberIn(told);
  return value === null ? null : Math.round((value / max) * 100);
};

function basicLight(payload: unknown): EntityProtocol {
  const fields = basicFields.parse(payload);
  const { payload_on: on, payload_off: off, brightness_scale: max, brightness_command_topic: levelTopic } = fields;
  const state = sourceOf(fields.state_topic, fields.state_value_template);
  const level = sourceOf(fields.brightness_state_topic, fields.brightness_value_template);
  const switchTo = (payloadOf: string): Message => ({ topic: fields.command_topic, payload: payloadOf });
  return {
    kind: "light",
    commands: levelTopic ? ["on", "off", "set"] : ["on", "off"],
    range: levelTopic ? BRIGHTNESS : null,
    assumed: fields.optimistic || !state,
    sources: { ...(state && { state }), ...(level && { level }) },
    stateFrom: (values) => ({ on: switchState(values.state, on, off), setting: percentOf(values.level, max) }),
    messagesFor(command) {
      if (command.command !== "set" || !levelTopic) {
        const to = command.command === "off" ? off : on;
        return { messages: [switchTo(to)], assumed: { state: to } };
      }
      const value = String(Math.round((command.value / 100) * max));
      const dim = { topic: levelTopic, payload: filled(fields.brightness_command_template, value) };
      return { messages: [dim, switchTo(on)], assumed: { state: on, level: value } };
    },
  };
}

const JSON_STATE = parseTemplate("{{ value_json.state }}");
const JSON_BRIGHTNESS = parseTemplate("{{ value_json.brightness }}");

function jsonLight(payload: unknown): EntityProtocol {
  const fields = jsonFields.parse(payload);
  const { state_topic: from, brightness_scale: max, supported_color_modes: modes } = fields;
  const isDimmable = fields.brightness || modes.some((mode) => mode !== "onoff" && mode !== "unknown");
  const command = (content: object) => [{ topic: fields.command_topic, payload: JSON.stringify(content) }];
  return {
    kind: "light",
    commands: isDimmable ? ["on", "off", "set"] : ["on", "off"],
    range: isDimmable ? BRIGHTNESS : null,
    assumed: fields.optimistic || !from,
    sources:
      from && JSON_STATE && JSON_BRIGHTNESS
        ? { state: { topic: from, read: JSON_STATE }, level: { topic: from, read: JSON_BRIGHTNESS } }
        : {},
    stateFrom: (values) => ({
      on: switchState(values.state, "ON", "OFF"),
      setting: isDimmable ? percentOf(values.level, max) : null,
    }),
    messagesFor(wanted) {
      if (wanted.command !== "set") {
        const state = wanted.command === "on" ? "ON" : "OFF";
        return { messages: command({ state }), assumed: { state } };
      }
      const brightness = Math.round((wanted.value / 100) * max);
      return {
        messages: command({ state: "ON", brightness }),
        assumed: { state: "ON", level: String(brightness) },
      };
    },
  };
}
