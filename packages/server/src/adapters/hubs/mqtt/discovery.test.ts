import { describe, expect, test } from "vitest";
import type { EntityCommand } from "../hub-connection";
import { discover } from "./discovery";
import { EntityStates } from "./entity-states";

/** An announced entity, told some messages; what it is, and how it takes commands. */
function announced(component: string, payload: object, messages: Record<string, string | object> = {}) {
  const { entities, faults } = discover(`homeassistant/${component}/one/config`, JSON.stringify(payload));
  const [entity] = entities;
  if (!entity) throw new Error(`Nothing was announced: ${faults.join()}`);
  const states = new EntityStates();
  states.add(entity);
  for (const [topic, message] of Object.entries(messages))
    states.take(topic, typeof message === "string" ? message : JSON.stringify(message), 0);
  return {
    entity,
    state: states.stateOf(entity, 0),
    after: (nowMs: number) => states.stateOf(entity, nowMs),
    sends: (command: EntityCommand) =>
      entity.protocol
        .messagesFor(command, states.valuesOf(entity.id))
        .messages.map(({ topic, payload: text }) => [topic, text]),
  };
}

describe("kinds of entities", () => {
  test("a switch with payloads of its own, in short keys below a base topic", () => {
    const plug = announced(
      "switch",
      {
        "~": "tasmota/1",
        name: "Heater",
        cmd_t: "~/cmnd",
        stat_t: "~/stat",
        pl_on: 1,
        pl_off: 0,
        stat_on: "yes",
        stat_off: "no",
      },
      { "tasmota/1/stat": "yes" },
    );
    expect(plug.state).toMatchObject({ available: true, on: true });
    expect(plug.sends({ command: "off" })).toEqual([["tasmota/1/cmnd", "0"]]);
  });

  test("a light with brightness on topics of its own", () => {
    const light = announced(
      "light",
      {
        command_topic: "l/set",
        state_topic: "l/state",
        brightness_command_topic: "l/bri/set",
        brightness_state_topic: "l/bri",
        brightness_scale: 1000,
      },
      { "l/state": "ON", "l/bri": "250" },
    );
    expect(light.state).toMatchObject({ on: true, setting: 25 });
    expect(light.sends({ command: "set", value: 80 })).toEqual([
      ["l/bri/set", "800"],
      ["l/set", "ON"],
    ]);
  });

  test("a light whose messages are JSON", () => {
    const light = announced(
      "light",
      { schema: "json", cmd_t: "z/set", stat_t: "z", sup_clrm: ["brightness"] },
      { z: { state: "OFF", brightness: 255 } },
    );
    expect(light.state).toMatchObject({ on: false, setting: 100 });
    expect(light.sends({ command: "set", value: 50 })).toEqual([["z/set", '{"state":"ON","brightness":128}']]);
  });

  test("a thermostat in Celsius, which goes back to the mode that it was in", () => {
    const thermostat = announced(
      "climate",
      {
        modes: ["off", "heat", "cool"],
        mode_cmd_t: "t/mode/set",
        mode_stat_t: "t/mode",
        temp_cmd_t: "t/target/set",
        temp_stat_t: "t/target",
        curr_temp_t: "t/now",
        min_temp: 5,
        max_temp: 30,
        temp_step: 0.5,
      },
      { "t/mode": "cool", "t/target": "21.5", "t/now": "23" },
    );
    expect(thermostat.entity.range).toEqual({ unit: "celsius", min: 5, max: 30, step: 0.5 });
    expect(thermostat.state).toMatchObject({ on: true, setting: 21.5, temperatureCelsius: 23 });
    expect(thermostat.sends({ command: "off" })).toEqual([["t/mode/set", "off"]]);
    expect(thermostat.sends({ command: "on" })).toEqual([["t/mode/set", "cool"]]);
    expect(thermostat.sends({ command: "set", value: 20.6 })).toEqual([["t/target/set", "20.5"]]);
  });

  test("a thermostat in Fahrenheit, which its bounds give away", () => {
    const thermostat = announced(
      "climate",
      { temp_cmd_t: "t/set", temp_stat_t: "t", mode_cmd_t: "t/mode", min_temp: 50, max_temp: 86 },
      { t: "68" },
    );
    expect(thermostat.entity.range).toMatchObject({ min: 10, max: 30 });
    expect(thermostat.state.setting).toBe(20);
    expect(thermostat.sends({ command: "set", value: 22 })).toEqual([["t/set", "72"]]);
  });

  test("a fan of three speeds", () => {
    const fan = announced(
      "fan",
      { cmd_t: "f/set", stat_t: "f", pct_cmd_t: "f/speed/set", pct_stat_t: "f/speed", spd_rng_min: 1, spd_rng_max: 3 },
      { f: "ON", "f/speed": "2" },
    );
    expect(fan.state).toMatchObject({ on: true, setting: 67 });
    expect(fan.sends({ command: "set", value: 50 })).toEqual([["f/speed/set", "2"]]);
  });

  test("a blind, whose position counts the other way", () => {
    const blind = announced(
      "cover",
      { cmd_t: "c/set", pos_t: "c/pos", set_pos_t: "c/pos/set", pos_open: 0, pos_clsd: 100 },
      { "c/pos": "30" },
    );
    expect(blind.state).toMatchObject({ on: true, setting: 70 });
    expect(blind.sends({ command: "off" })).toEqual([["c/set", "CLOSE"]]);
    expect(blind.sends({ command: "set", value: 20 })).toEqual([["c/pos/set", "80"]]);
  });

  test.each([
    ["W", "power", "1500", 1_500],
    ["kW", "power", "1.5", 1_500],
    ["kWh", "energy", "12.5", 12_500],
    ["Wh", "energy", "12.5", 12.5],
  ])("a sensor in %s measures %s", (unit, kind, told, measured) => {
    const sensor = announced("sensor", { stat_t: "s", unit_of_meas: unit }, { s: told });
    expect(sensor.entity).toMatchObject({ kind, commands: [] });
    expect(sensor.state.measured).toBe(measured);
  });

  test("sensors of other things, settings and diagnostics are left out", () => {
    const none = (component: string, payload: object) =>
      expect(discover(`homeassistant/${component}/x/config`, JSON.stringify(payload))).toEqual({
        entities: [],
        faults: [],
      });
    none("sensor", { stat_t: "s", unit_of_meas: "°C", dev_cla: "temperature" });
    none("sensor", { stat_t: "s", unit_of_meas: "W", dev_cla: "apparent_power" });
    none("switch", { cmd_t: "lock/set", ent_cat: "config" });
    none("button", { cmd_t: "b" });
  });

  test("a contact tells whether it is open", () => {
    const door = announced(
      "binary_sensor",
      { stat_t: "door", val_tpl: "{{ value_json.contact }}", pl_on: false, pl_off: true },
      { door: { contact: false } },
    );
    expect(door.entity.commands).toEqual([]);
    expect(door.state.on).toBe(true);
  });
});

test("a device announces all of its parts in one message", () => {
  const { entities, faults } = discover(
    "homeassistant/device/shelly-1/config",
    JSON.stringify({
      "~": "shelly/1",
      dev: { ids: "shelly-1", name: "Dryer" },
      o: { name: "shelly" },
      avty_t: "~/online",
      pl_avail: "true",
      pl_not_avail: "false",
      cmps: {
        relay: { p: "switch", uniq_id: "r", cmd_t: "~/set", stat_t: "~/state" },
        power: { p: "sensor", uniq_id: "p", stat_t: "~/power", unit_of_meas: "W", dev_cla: "power" },
        gone: { p: "switch" },
        broken: { p: "switch", uniq_id: "b" },
      },
    }),
  );
  expect(entities.map(({ id, device }) => [id, device])).toEqual([
    ["switch.r", { id: "shelly-1", name: "Dryer" }],
    ["sensor.p", { id: "shelly-1", name: "Dryer" }],
  ]);
  expect(entities[0]?.availability.sources[0]?.topic).toBe("shelly/1/online");
  expect(faults).toHaveLength(1);
});

describe("availability", () => {
  const several = (mode: string) => ({
    cmd_t: "s",
    avty_mode: mode,
    avty: [{ t: "bridge", val_tpl: "{{ value_json.state }}" }, { t: "device" }],
  });

  test.each([
    ["all", { bridge: { state: "online" } }, false],
    ["all", { bridge: { state: "online" }, device: "online" }, true],
    ["any", { bridge: { state: "online" }, device: "offline" }, true],
    ["latest", { bridge: { state: "online" }, device: "offline" }, false],
    ["latest", {}, false],
  ])("by mode %s after %j", (mode, messages, isAvailable) => {
    expect(announced("switch", several(mode), messages).state.available).toBe(isAvailable);
  });

  test("a value expires where its sensor says so", () => {
    const sensor = announced("sensor", { stat_t: "s", unit_of_meas: "W", exp_aft: 60 }, { s: "5" });
    expect(sensor.after(59_000).available).toBe(true);
    expect(sensor.after(61_000).available).toBe(false);
  });
});

test("what names many topics, or needs a template that is not understood, is a fault", () => {
  const faultsOf = (payload: string) => discover("homeassistant/switch/x/config", payload).faults;
  expect(faultsOf("[]")).toEqual(["is not an object"]);
  expect(faultsOf('{"cmd_t":"a/+/b"}')[0]).toContain("command_topic");
  expect(faultsOf('{"cmd_t":"a","stat_t":"b","val_tpl":"{{ value_json.x + 1 }}"}')[0]).toContain("value_template");
  expect(faultsOf('{"cmd_t":"a","avty":"everywhere"}')[0]).toContain("availability");
});
