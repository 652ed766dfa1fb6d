/*
 * A water heater behind a smart plug, as a program: it announces itself over MQTT with Home Assistant discovery,
 * measures its power and energy, and follows commands. Replace `readWatts` and `setRelay` with your hardware.
 */
import mqtt from "mqtt";

const {
  MQTT_URL: url = "mqtt://127.0.0.1:1883",
  MQTT_USERNAME: username,
  MQTT_PASSWORD: password,
  DEVICE_ID: id = "water-heater",
  DEVICE_NAME: name = "Water heater",
} = process.env;
const MEASURE_EVERY_MS = Number(process.env.MEASURE_EVERY_MS ?? 10_000);
const HEATING_WATTS = 1_200;
const HOUR_MS = 3_600_000;

const topic = (part) => `${id}/${part}`;
const device = { on: true, energyKwh: 0, measuredAt: Date.now() };

/** Your hardware: what it draws now. Here, a heater that draws the same whenever it is on. */
const readWatts = () => (device.on ? HEATING_WATTS : 0);
/** Your hardware: the relay. */
const setRelay = (on) => (device.on = on);

const client = mqtt.connect(url, {
  ...(username ? { username, password } : {}),
  // The broker says so when this program is gone.
  will: { topic: topic("availability"), payload: "offline", retain: true, qos: 1 },
});

client.on("connect", () => {
  console.log(`${name} is connected to ${url}`);
  client.subscribe([topic("set"), "homeassistant/status"]);
  announce();
});

client.on("message", (heard, payload) => {
  const text = payload.toString();
  // Sent by hubs that have just started.
  if (heard === "homeassistant/status" && text === "online") announce();
  if (heard !== topic("set") || !["ON", "OFF"].includes(text)) return;
  // What was used until now was used in the old state.
  measure();
  setRelay(text === "ON");
  console.log(`${name} is ${text}`);
  // A command counts when the device confirms it.
  measure();
});

client.on("error", (error) => console.error(`The broker can't be used: ${error.message}`));
setInterval(measure, MEASURE_EVERY_MS);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, leave);

/** One device with three entities, which hubs show as one. */
function announce() {
  const shared = {
    state_topic: topic("state"),
    availability_topic: topic("availability"),
    device: { identifiers: [id], name, manufacturer: "Example", model: "Program" },
  };
  const entities = {
    switch: { name: null, command_topic: topic("set"), value_template: "{{ value_json.state }}" },
    power: {
      name: "Power",
      device_class: "power",
      unit_of_measurement: "W",
      value_template: "{{ value_json.power }}",
    },
    energy: {
      name: "Energy",
      device_class: "energy",
      state_class: "total_increasing",
      unit_of_measurement: "kWh",
      value_template: "{{ value_json.energy }}",
    },
  };
  for (const [entity, its] of Object.entries(entities)) {
    const component = entity === "switch" ? "switch" : "sensor";
    publish(`homeassistant/${component}/${id}/${entity}/config`, {
      ...shared,
      ...its,
      unique_id: `${id}-${entity}`,
    });
  }
  publish(topic("availability"), "online");
  measure();
}

function measure() {
  const now = Date.now();
  device.energyKwh += (readWatts() / 1_000) * ((now - device.measuredAt) / HOUR_MS);
  device.measuredAt = now;
  if (!client.connected) return;
  const energy = Number(device.energyKwh.toFixed(6));
  publish(topic("state"), { state: device.on ? "ON" : "OFF", power: readWatts(), energy });
}

/** Retained, so that a hub that connects later knows it at once. */
function publish(to, content) {
  client.publish(to, typeof content === "string" ? content : JSON.stringify(content), { retain: true, qos: 1 });
}

async function leave() {
  await client.publishAsync(topic("availability"), "offline", { retain: true, qos: 1 });
  await client.endAsync();
  process.exit(0);
}
