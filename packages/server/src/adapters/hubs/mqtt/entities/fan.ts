import { z } from "zod";
import {
  commandTemplate,
  commonFields,
  type EntityProtocol,
  filled,
  number,
  numberIn,
  sourceOf,
  switchState,
  template,
  text,
  topic,
} from "../fields";

const fanFields = z.object({
  ...commonFields.shape,
  command_topic: topic,
  command_template: commandTemplate,
  state_topic: topic.optional(),
  state_value_template: template,
  payload_on: text.default("ON"),
  payload_off: text.default("OFF"),
  percentage_command_topic: topic.optional(),
  percentage_command_template: commandTemplate,
  percentage_state_topic: topic.optional(),
  percentage_value_template: template,
  speed_range_min: number.default(1),
  speed_range_max: number.default(100),
});

export function fanOf(payload: unknown): EntityProtocol {
  const fields = fanFields.parse(payload);
  const { payload_on: on, payload_off: off, percentage_command_topic: to, speed_range_min, speed_range_max } = fields;
  const state = sourceOf(fields.state_topic, fields.state_value_template);
  const level = sourceOf(fields.percentage_state_topic, fields.percentage_value_template);
  const speeds = Math.max(1, speed_range_max - speed_range_min + 1);
  const speedOf = (percent: number) =>
    percent <= 0 ? speed_range_min - 1 : Math.ceil((percent / 100) * speeds) + speed_range_min - 1;
  return {
    kind: "fan",
    commands: to ? ["on", "off", "set"] : ["on", "off"],
    range: to ? { unit: "percent", min: 0, max: 100, step: Math.max(1, Math.round(100 / speeds)) } : null,
    assumed: fields.optimistic || !state,
    sources: { ...(state && { state }), ...(level && { level }) },
    stateFrom(values) {
      const speed = numberIn(values.level);
      return {
        on: switchState(values.state, on, off),
        setting: speed === null ? null : Math.round(((speed - speed_range_min + 1) / speeds) * 100),
      };
    },
    messagesFor(command) {
      if (command.command === "set" && to) {
        const speed = String(speedOf(command.value));
        const payloadOf = filled(fields.percentage_command_template, speed);
        return { messages: [{ topic: to, payload: payloadOf }], assumed: { level: speed } };
      }
      const wanted = command.command === "off" ? off : on;
      return {
        messages: [{ topic: fields.command_topic, payload: filled(fields.command_template, wanted) }],
        assumed: { state: wanted },
      };
    },
  };
}
