from wattleaf import Wattleaf, WattleafError

wattleaf = Wattleaf()  # reads WATTLEAF_URL and WATTLEAF_API_KEY

plant = wattleaf.get("/api/v1/vpp/status", {"plant_id": "sample-plant"})
print(f"{plant['name']}: {plant['capacity'] * 1000:.0f} kW")

plan = wattleaf.post(
    "/api/v1/optimization/schedule",
    {"facility_id": "sample-home", "time_horizon": 24},
)
for run in plan["runs"]:
    if run["start"]:
        print(f"{run['id']} from {run['start']}: {run['energy_kwh']:.1f} kWh")
print(f"Saves {plan['savings']['amount']:.2f} {plan['currency']}")

try:
    wattleaf.get("/api/v1/vpp/status", {"plant_id": "no-such-plant"})
except WattleafError as error:
    print(f"Error: {error}")
