export { type ChosenTariff, chosenTariff, chosenTariffs, noticesOnWire } from "./chosen-tariffs";
