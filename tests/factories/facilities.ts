/** A facility as its owner's account submits it. */
export const WORKSHOP = {
  name: "Workshop",
  time_zone: "America/Los_Angeles",
  tariff_id: "sce-tou-d-4-9pm",
  load_kw: 1.2,
  battery: { capacity_kwh: 10, charge_kw: 5, discharge_kw: 5 },
};
