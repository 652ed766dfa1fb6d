import { Wattleaf, WattleafError } from "./wattleaf.mjs";

const wattleaf = new Wattleaf(); // reads WATTLEAF_URL and WATTLEAF_API_KEY

const plant = await wattleaf.get("/api/v1/vpp/status", { plant_id: "sample-plant" });
console.log(`${plant.name}: ${Math.round(plant.capacity * 1000)} kW`);

const plan = await wattleaf.post("/api/v1/optimization/schedule", {
  facility_id: "sample-home",
  time_horizon: 24,
});
for (const { id, start, energy_kwh: energy } of plan.runs) {
  if (start) console.log(`${id} from ${start}: ${energy.toFixed(1)} kWh`);
}
console.log(`Saves ${plan.savings.amount.toFixed(2)} ${plan.currency}`);

try {
  await wattleaf.get("/api/v1/vpp/status", { plant_id: "no-such-plant" });
} catch (error) {
  if (!(error instanceof WattleafError)) throw error;
  console.log(`Error: ${error.message}`);
}
