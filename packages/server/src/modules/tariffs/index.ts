export { currency } from "./bill-on-wire";
export { type ChosenTariff, chosenTariff, chosenTariffs, tariffNoticesOnWire } from "./chosen-tariffs";
export { list as listTariffs } from "./service";
