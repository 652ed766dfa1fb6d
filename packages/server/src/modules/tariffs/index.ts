export { currency } from "./bill-response";
export { type ChosenTariff, chosenTariff, chosenTariffs, toTariffNoticesResponse } from "./chosen-tariffs";
export { list as listTariffs } from "./service";
