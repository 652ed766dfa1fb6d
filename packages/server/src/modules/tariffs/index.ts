export { currency } from "./bill-on-wire";
export { type ChosenTariff, chosenTariff, chosenTariffs, noticesOnWire } from "./chosen-tariffs";
