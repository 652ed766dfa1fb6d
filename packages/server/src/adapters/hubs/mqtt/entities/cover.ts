import { z } from "zod";
import {
  commandTemplate,
  commonFields,
  type EntityProtocol,
  filled,
  isSame,
  number,
  numberIn,
  sourceOf,
  template,
  text,
  topic,
  type Values,
} from "../fields";

const coverFields = z.object({
  ...commonFields.shape,
  command_topic: topic.optional(),
  payload_open: text.default("OPEN"),
  payload_close: text.default("CLOSE"),
  state_topic: topic.optional(),
  value_template: template,
  state_open: text.default("open"),
  state_opening: text.default("opening"),
  state_closed: text.default("closed"),
  state_closing: text.default("closing"),
  position_topic: topic.optional(),
  position_template: template,
  position_open: number.default(100),
  position_closed: number.default(0),
  set_position_topic: topic.optional(),
  set_position_template: commandTemplate,
});

/** A blind, shutter or garage door: on means open. */
export function coverOf(payload: unknown): EntityProtocol {
  const fields = coverFields.parse(payload);
  const { position_open: open, position_closed: closed, set_position_topic: to, command_topic: switchTo } = fields;
  const state = sourceOf(fields.state_topic, fields.value_template);
  const level = sourceOf(fields.position_topic, fields.position_template);
  const percentOf = ({ level: told }: Values): number | null => {
    const position = numberIn(told);
    return position === null || open === closed ? null : Math.round(((position - closed) / (open - closed)) * 100);
  };
  return {
    kind: "cover",
    commands: [...(switchTo || to ? (["on", "off"] as const) : []), ...(to ? (["set"] as const) : [])],
    range: to ? { unit: "percent", min: 0, max: 100, step: 1 } : null,
    assumed: fields.optimistic || (!state && !level),
    sources: { ...(state && { state }), ...(level && { level }) },
    stateFrom(values) {
      const percent = percentOf(values);
      const { state: told } = values;
      const isOpen = told !== undefined && (isSame(told, fields.state_open) || isSame(told, fields.state_opening));
      const isClosed = told !== undefined && (isSame(told, fields.state_closed) || isSame(told, fields.state_closing));
      return { on: isOpen ? true : isClosed ? false : percent === null ? null : percent > 0, setting: percent };
    },
    messagesFor(command) {
      const isOpening = command.command === "on";
      if (command.command !== "set" && switchTo)
        return {
          messages: [{ topic: switchTo, payload: isOpening ? fields.payload_open : fields.payload_close }],
          assumed: { state: isOpening ? fields.state_open : fields.state_closed },
        };
      const percent = command.command === "set" ? command.value : isOpening ? 100 : 0;
      const position = String(Math.round(closed + (percent / 100) * (open - closed)));
      return {
        messages: [{ topic: to ?? "", payload: filled(fields.set_position_template, position) }],
        assumed: { level: position },
      };
    },
  };
}
