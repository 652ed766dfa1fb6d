export { currency, toAvailabilityResponse } from "./bill-response";
export {
  type ChosenTariff,
  chosenTariff,
  chosenTariffs,
  offeredTariffs,
  toTariffNoticesResponse,
} from "./chosen-tariffs";
export { territoryOfHome } from "./territories";
export { list as listTariffs } from "./service";
