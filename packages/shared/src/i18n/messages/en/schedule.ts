/** Why a schedule does what it does: a decision, and what the best schedule without it would cost. */
export const schedule = {
  "schedule.explain.charge": "Charging {device} with {energy} on {time} {effect}",
  "schedule.explain.discharge": "Using {energy} from {device} on {time} {effect}",
  "schedule.explain.run": "Running {device} on {time} ({energy}) {effect}",
  "schedule.explain.heat": "Heating {device} ahead of need on {time} ({energy}) {effect}",
  "schedule.explain.cool": "Cooling {device} ahead of need on {time} ({energy}) {effect}",
  "schedule.explain.saves": "saves {amount} compared with the best plan that doesn't.",
  "schedule.explain.noDifference": "makes no difference to the cost: another time would do as well.",
  "schedule.explain.needed": "is needed: no other plan meets all requests.",
  "schedule.explain.avoids": "avoids {emissions} kg of CO₂ compared with the best plan that doesn't.",
  "schedule.explain.buysLess": "leaves {energy} less to buy from the grid than the best plan that doesn't.",
  "schedule.explain.times": "{from} to {to}",
  "schedule.explain.battery": "the battery",
  "schedule.explain.room": "the home",
  "schedule.explain.hotWater": "the hot-water tank",
} as const;
