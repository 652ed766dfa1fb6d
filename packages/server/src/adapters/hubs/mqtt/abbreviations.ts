/**
 * The short keys of discovery payloads (Home Assistant's mqtt/abbreviations.py), as far as what they stand for is used
 * here.
 */
const KEYS: Readonly<Record<string, string>> = {
  act_t: "action_topic",
  avty: "availability",
  avty_mode: "availability_mode",
  avty_t: "availability_topic",
  avty_tpl: "availability_template",
  bri_cmd_t: "brightness_command_topic",
  bri_cmd_tpl: "brightness_command_template",
  bri_scl: "brightness_scale",
  bri_stat_t: "brightness_state_topic",
  bri_val_tpl: "brightness_value_template",
  cmd_t: "command_topic",
  cmd_tpl: "command_template",
  cmps: "components",
  curr_temp_t: "current_temperature_topic",
  curr_temp_tpl: "current_temperature_template",
  dev: "device",
  dev_cla: "device_class",
  en: "enabled_by_default",
  ent_cat: "entity_category",
  exp_aft: "expire_after",
  mode_cmd_t: "mode_command_topic",
  mode_cmd_tpl: "mode_command_template",
  mode_stat_t: "mode_state_topic",
  mode_stat_tpl: "mode_state_template",
  o: "origin",
  obj_id: "object_id",
  opt: "optimistic",
  p: "platform",
  pct_cmd_t: "percentage_command_topic",
  pct_cmd_tpl: "percentage_command_template",
  pct_stat_t: "percentage_state_topic",
  pct_val_tpl: "percentage_value_template",
  pl_avail: "payload_available",
  pl_cls: "payload_close",
  pl_not_avail: "payload_not_available",
  pl_off: "payload_off",
  pl_on: "payload_on",
  pl_open: "payload_open",
  pos_clsd: "position_closed",
  pos_open: "position_open",
  pos_t: "position_topic",
  pos_tpl: "position_template",
  pow_cmd_t: "power_command_topic",
  pow_cmd_tpl: "power_command_template",
  ret: "retain",
  set_pos_t: "set_position_topic",
  set_pos_tpl: "set_position_template",
  spd_rng_max: "speed_range_max",
  spd_rng_min: "speed_range_min",
  stat_cla: "state_class",
  stat_clsd: "state_closed",
  stat_closing: "state_closing",
  stat_off: "state_off",
  stat_on: "state_on",
  stat_open: "state_open",
  stat_opening: "state_opening",
  stat_t: "state_topic",
  stat_val_tpl: "state_value_template",
  sup_clrm: "supported_color_modes",
  temp_cmd_t: "temperature_command_topic",
  temp_cmd_tpl: "temperature_command_template",
  temp_stat_t: "temperature_state_topic",
  temp_stat_tpl: "temperature_state_template",
  temp_unit: "temperature_unit",
  uniq_id: "unique_id",
  unit_of_meas: "unit_of_measurement",
  val_tpl: "value_template",
};
const DEVICE_KEYS: Readonly<Record<string, string>> = { cns: "connections", ids: "identifiers", mf: "manufacturer" };
const AVAILABILITY_KEYS: Readonly<Record<string, string>> = { ...KEYS, t: "topic" };

type Payload = Record<string, unknown>;

export const isObject = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const renamed = (payload: Payload, keys: Readonly<Record<string, string>>): Payload =>
  Object.fromEntries(Object.entries(payload).map(([key, value]) => [keys[key] ?? key, value]));

/** A payload with whole keys, and with `~` replaced in its topics by what the payload says it stands for. */
export function expanded(payload: Payload): Payload {
  const base = typeof payload["~"] === "string" ? payload["~"] : null;
  const whole = renamed(payload, KEYS);
  if (isObject(whole.device)) whole.device = renamed(whole.device, DEVICE_KEYS);
  if (Array.isArray(whole.availability))
    whole.availability = whole.availability.map((one: unknown) =>
      isObject(one) ? withBase(renamed(one, AVAILABILITY_KEYS), base) : one,
    );
  return withBase(whole, base);
}

const withBase = (payload: Payload, base: string | null): Payload =>
  base === null
    ? payload
    : Object.fromEntries(
        Object.entries(payload).map(([key, value]) => [
          key,
          /(^|_)topic$/.test(key) && typeof value === "string" ? topicWith(base, value) : value,
        ]),
      );

/** `~/state` and `state/~`; elsewhere a tilde is a tilde. */
function topicWith(base: string, topic: string): string {
  if (topic.startsWith("~")) return base + topic.slice(1);
  return topic.endsWith("~") ? topic.slice(0, -1) + base : topic;
}
