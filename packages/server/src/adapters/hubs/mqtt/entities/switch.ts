import { z } from "zod";
import {
  commandTemplate,
  commonFields,
  type EntityProtocol,
  filled,
  sourceOf,
  switchState,
  template,
  text,
  topic,
} from "../fields";

const switchFields = z.object({
  ...commonFields.shape,
  command_topic: topic,
  command_template: commandTemplate,
  state_topic: topic.optional(),
  value_template: template,
  payload_on: text.default("ON"),
  payload_off: text.default("OFF"),
  state_on: text.optional(),
  state_off: text.optional(),
});

export function switchOf(payload: unknown): EntityProtocol {
  const fields = switchFields.parse(payload);
  const { payload_on: on, payload_off: off, state_on: stateOn = on, state_off: stateOff = off } = fields;
  const state = sourceOf(fields.state_topic, fields.value_template);
  return {
    kind: "switch",
    commands: ["on", "off"],
    range: null,
    assumed: fields.optimistic || !state,
    sources: { ...(state && { state }) },
    stateFrom: (values) => ({ on: switchState(values.state, stateOn, stateOff) }),
    messagesFor: ({ command }) => ({
      messages: [
        { topic: fields.command_topic, payload: filled(fields.command_template, command === "on" ? on : off) },
      ],
      assumed: { state: command === "on" ? stateOn : stateOff },
    }),
  };
}
