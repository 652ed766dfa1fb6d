export { type ChosenTariff, chosenTariffs, noticesOnWire } from "./chosen-tariffs";
