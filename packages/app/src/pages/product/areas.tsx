import type { ReactNode } from "react";
import type { ClaimId } from "../../lib/claims";
import { ApiPicture } from "./pictures/api-picture";
import { AssistantPicture } from "./pictures/assistant-picture";
import { BillPicture } from "./pictures/bill-picture";
import { CoinsPicture } from "./pictures/coins-picture";
import { ControlPicture } from "./pictures/control-picture";
import { IntegrationsPicture } from "./pictures/integrations-picture";
import { MeterPicture } from "./pictures/meter-picture";
import { NilmPicture } from "./pictures/nilm-picture";
import { VppPicture } from "./pictures/vpp-picture";

export interface ProductArea {
  id: "meter" | "nilm" | "bills" | "assistant" | "control" | "vpp" | "coins" | "api" | "integrations";
  picture: ReactNode;
  to: string;
  claim?: ClaimId;
}

/** In the order in which a customer meets them: from the meter to what is built on it. */
export const AREAS: readonly ProductArea[] = [
  { id: "meter", picture: <MeterPicture />, to: "/dashboard", claim: "smart-meter-data" },
  { id: "nilm", picture: <NilmPicture />, to: "/technology", claim: "detection-accuracy" },
  { id: "bills", picture: <BillPicture />, to: "/chat" },
  { id: "assistant", picture: <AssistantPicture />, to: "/chat" },
  { id: "control", picture: <ControlPicture />, to: "/technology?tab=control", claim: "supported-devices" },
  { id: "vpp", picture: <VppPicture />, to: "/technology?tab=vpp" },
  { id: "coins", picture: <CoinsPicture />, to: "/marketplace" },
  { id: "api", picture: <ApiPicture />, to: "/documentation" },
  { id: "integrations", picture: <IntegrationsPicture />, to: "/documentation/guides", claim: "connectivity" },
];
