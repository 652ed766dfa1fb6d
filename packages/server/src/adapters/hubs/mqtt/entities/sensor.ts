import { z } from "zod";
import { meterKind } from "../../measured-units";
import { commonFields, type EntityProtocol, numberIn, sourceOf, switchState, template, text, topic } from "../fields";

const sensorFields = z.object({
  ...commonFields.shape,
  state_topic: topic,
  value_template: template,
  unit_of_measurement: z.string().nullish(),
  state_class: z.string().nullish(),
});

/** A sensor of power or an energy counter; null for one that measures something else. */
export function sensorOf(payload: unknown): EntityProtocol | null {
  const measured = sensorFields
    .pick({ unit_of_measurement: true, device_class: true, state_class: true })
    .parse(payload);
  const meter = meterKind(measured.unit_of_measurement, measured.device_class, measured.state_class);
  if (!meter) return null;
  const fields = sensorFields.parse(payload);
  const state = sourceOf(fields.state_topic, fields.value_template);
  return {
    ...onlyTells,
    kind: meter.kind,
    countsBackward: meter.countsBackward,
    sources: { ...(state && { state }) },
    stateFrom({ state: told }) {
      const value = numberIn(told);
      return { measured: value === null ? null : value * meter.factor };
    },
  };
}

const binarySensorFields = z.object({
  ...commonFields.shape,
  state_topic: topic,
  value_template: template,
  payload_on: text.default("ON"),
  payload_off: text.default("OFF"),
});

export function binarySensorOf(payload: unknown): EntityProtocol {
  const fields = binarySensorFields.parse(payload);
  const state = sourceOf(fields.state_topic, fields.value_template);
  return {
    ...onlyTells,
    kind: "binary_sensor",
    sources: { ...(state && { state }) },
    stateFrom: (values) => ({ on: switchState(values.state, fields.payload_on, fields.payload_off) }),
  };
}

const onlyTells = {
  commands: [],
  range: null,
  assumed: false,
  messagesFor: () => ({ messages: [], assumed: {} }),
} satisfies Partial<EntityProtocol>;
