import { DEMO_API_KEY } from "@wattleaf/shared/domain/api-keys";
import { curlOf } from "./curl";
import type { Guide } from "./guide";
import { operationOf } from "./operation-of";
import { widgetGuides } from "./widget-guides";

const call = (operationId: string) => ({
  title: "curl",
  of: (origin: string) => curlOf(operationOf(operationId), origin),
});

/** As in examples/typed-client, which a test runs. */
const typedCall = (origin: string) => `import { apiErrorOf, createWattleafClient } from "@wattleaf/client";

const wattleaf = createWattleafClient({ url: "${origin}", apiKey: "${DEMO_API_KEY}" });

const plan = await wattleaf.optimization.schedule.mutate({ facility_id: "sample-home", time_horizon: 24 });
console.log(plan.savings.amount, plan.currency);`;

const TYPED_ERROR = `await wattleaf.vpp.status.query({ plant_id: "no-such-plant", strict: true }).catch((error) => {
  console.log(apiErrorOf(error)?.code, apiErrorOf(error)?.issues);
});`;

export const guides: readonly Guide[] = [
  {
    id: "first-call",
    title: "documentation.guide.first.title",
    text: "documentation.guide.first.text",
    difficulty: "beginner",
    time: "documentation.time.minutes5",
    steps: [
      {
        title: "documentation.guide.first.key.title",
        text: "documentation.guide.first.key.text",
        link: { to: "/settings", label: "documentation.guide.first.key.link" },
      },
      {
        title: "documentation.guide.first.shell.title",
        text: "documentation.guide.first.shell.text",
        code: {
          title: "Shell",
          of: (origin) => `export WATTLEAF_URL=${origin}\nexport WATTLEAF_API_KEY=wl_live_…`,
        },
      },
      {
        title: "documentation.guide.first.call.title",
        text: "documentation.guide.first.call.text",
        code: call("validation.validate"),
      },
      {
        title: "documentation.guide.first.read.title",
        text: "documentation.guide.first.read.text",
      },
    ],
  },
  {
    id: "typed-client",
    title: "documentation.guide.typed.title",
    text: "documentation.guide.typed.text",
    difficulty: "beginner",
    time: "documentation.time.minutes15",
    steps: [
      {
        title: "documentation.guide.typed.install.title",
        text: "documentation.guide.typed.install.text",
        code: { title: "Shell", of: (origin) => `npm install ${origin}/packages/wattleaf-client.tgz` },
      },
      {
        title: "documentation.guide.typed.call.title",
        text: "documentation.guide.typed.call.text",
        code: { title: "TypeScript", of: typedCall },
      },
      { title: "documentation.guide.typed.retry.title", text: "documentation.guide.typed.retry.text" },
      {
        title: "documentation.guide.typed.errors.title",
        text: "documentation.guide.typed.errors.text",
        code: { title: "TypeScript", of: () => TYPED_ERROR },
      },
    ],
  },
  {
    id: "meter-data",
    title: "documentation.guide.meter.title",
    text: "documentation.guide.meter.text",
    difficulty: "intermediate",
    time: "documentation.time.minutes30",
    steps: [
      { title: "documentation.guide.meter.get.title", text: "documentation.guide.meter.get.text" },
      {
        title: "documentation.guide.meter.read.title",
        text: "documentation.guide.meter.read.text",
        code: call("greenbutton.parse"),
      },
      { title: "documentation.guide.meter.watts.title", text: "documentation.guide.meter.watts.text" },
      {
        title: "documentation.guide.meter.split.title",
        text: "documentation.guide.meter.split.text",
        code: call("nilm.analyze"),
      },
      { title: "documentation.guide.meter.answer.title", text: "documentation.guide.meter.answer.text" },
    ],
  },
  {
    id: "virtual-power-plant",
    title: "documentation.guide.vpp.title",
    text: "documentation.guide.vpp.text",
    difficulty: "advanced",
    time: "documentation.time.hours2",
    steps: [
      {
        title: "documentation.guide.vpp.plant.title",
        text: "documentation.guide.vpp.plant.text",
        code: call("vpp.createPlant"),
      },
      {
        title: "documentation.guide.vpp.site.title",
        text: "documentation.guide.vpp.site.text",
        code: call("vpp.addParticipant"),
      },
      {
        title: "documentation.guide.vpp.device.title",
        text: "documentation.guide.vpp.device.text",
        code: call("vpp.enrollDevice"),
      },
      {
        title: "documentation.guide.vpp.readings.title",
        text: "documentation.guide.vpp.readings.text",
        code: call("vpp.reportReadings"),
      },
      {
        title: "documentation.guide.vpp.event.title",
        text: "documentation.guide.vpp.event.text",
        code: call("vpp.createEvent"),
      },
      {
        title: "documentation.guide.vpp.settle.title",
        text: "documentation.guide.vpp.settle.text",
        code: call("vpp.settle"),
      },
      {
        title: "documentation.guide.vpp.status.title",
        text: "documentation.guide.vpp.status.text",
        code: call("vpp.status"),
      },
    ],
  },
  {
    id: "hub",
    title: "documentation.guide.hub.title",
    text: "documentation.guide.hub.text",
    difficulty: "beginner",
    time: "documentation.time.minutes15",
    steps: [
      { title: "documentation.guide.hub.choose.title", text: "documentation.guide.hub.choose.text" },
      { title: "documentation.guide.hub.address.title", text: "documentation.guide.hub.address.text" },
      { title: "documentation.guide.hub.credentials.title", text: "documentation.guide.hub.credentials.text" },
      {
        title: "documentation.guide.hub.connect.title",
        text: "documentation.guide.hub.connect.text",
        link: { to: "/settings#hubs", label: "documentation.guide.hub.connect.link" },
      },
      { title: "documentation.guide.hub.use.title", text: "documentation.guide.hub.use.text" },
      {
        title: "documentation.guide.hub.operator.title",
        text: "documentation.guide.hub.operator.text",
        code: {
          title: "Shell",
          of: () => "export MQTT_URL=mqtt://user:password@192.168.1.20:1883\nexport MQTT_ACCOUNT=you@example.com",
        },
      },
    ],
  },
  ...widgetGuides,
];
