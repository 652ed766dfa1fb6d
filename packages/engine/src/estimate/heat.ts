/** Electricity that gives the same heat by a heat pump as fuel does in a boiler: fuel × efficiency ÷ COP. */
export const heatPumpWhFor = (fuelWh: number, boilerEfficiency: number, cop: number): number =>
  (fuelWh * boilerEfficiency) / cop;
