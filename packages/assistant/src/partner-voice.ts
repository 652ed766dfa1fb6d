import {
  PARTNER_FEATURES,
  type PartnerContact,
  type PartnerFeature,
  type PartnerSettings,
} from "@wattleaf/shared/domain/partners";
import type { AssistantKey } from "./messages";

/** In whose name the assistant speaks on a partner's page. */
export interface PartnerVoice {
  /** With `revision`, tells whose articles these are and whether they have changed. */
  id: string;
  revision: number;
  name: string;
  contact: PartnerContact;
  outageUrl?: string | undefined;
  /** What visitors can do: nothing that is off is offered. */
  features: PartnerSettings["features"];
}

/**
 * What is said on a partner's page instead: in the partner's name, and without asking visitors to sign in or to connect
 * devices where they cannot.
 */
const SAID_INSTEAD: Partial<Record<AssistantKey, AssistantKey>> = {
  "assistant.greeting.named": "assistant.partner.greeting.named",
  "assistant.greeting.plain": "assistant.partner.greeting.plain",
  "assistant.greeting.offer": "assistant.partner.greeting.offer",
  "assistant.smallTalk.who": "assistant.partner.who",
  "assistant.capabilities.what": "assistant.partner.capabilities",
  "assistant.outOfScope.decline": "assistant.partner.decline",
  "assistant.outOfScope.offer": "assistant.partner.outOfScope.offer",
  "assistant.outOfScope.unclear": "assistant.partner.unclear",
  "assistant.unknown.offer": "assistant.partner.offer",
  "assistant.devices.signIn": "assistant.partner.noDevices",
  "assistant.devices.none": "assistant.partner.noDevices",
  "assistant.vppEarnings.signIn": "assistant.partner.noAccount",
  "assistant.enroll.signIn": "assistant.partner.noEnrollment",
  "assistant.enroll.noDevices": "assistant.partner.noEnrollment",
  "assistant.rank.signIn": "assistant.partner.noRewards",
  "assistant.purchases.signIn": "assistant.partner.noRewards",
  "assistant.coins.visitor": "assistant.partner.noRewards",
  "assistant.store.signIn": "assistant.partner.noRewards",
  "assistant.connect.signIn": "assistant.partner.upload",
  "assistant.missing.signIn": "assistant.partner.upload",
  "assistant.figures.noData.visitor": "assistant.partner.noReadings",
  "assistant.figures.noData.account": "assistant.partner.noReadings",
  "assistant.missing.connect": "assistant.partner.upload",
  "assistant.connect.ready": "assistant.partner.upload",
  "assistant.action.unavailable": "assistant.partner.action",
  "assistant.coins.spend": "assistant.partner.coins.spend",
};

/** What is said of that where a feature is off; null says nothing. */
const SAID_WITHOUT: Partial<Record<PartnerFeature, Partial<Record<AssistantKey, AssistantKey | null>>>> = {
  upload: {
    "assistant.partner.greeting.offer": "assistant.partner.greeting.offer.noUpload",
    "assistant.partner.capabilities": "assistant.partner.capabilities.noUpload",
    "assistant.partner.noAccount": "assistant.partner.noAccount.noUpload",
    "assistant.partner.noReadings": "assistant.partner.noReadings.noUpload",
    "assistant.partner.upload": null,
    "assistant.noData.offer": null,
    "assistant.savings.offer": null,
    "assistant.savings.needPrice": null,
    "assistant.part.missing": null,
    "assistant.figures.gap.prices": "assistant.partner.gap.prices",
    "assistant.figures.gap.bills": "assistant.partner.gap.bills",
  },
  redeem: {
    "assistant.partner.coins.spend": null,
    "assistant.store.affordable": "assistant.partner.noRedeem",
    "assistant.store.notYet": "assistant.partner.noRedeem",
  },
};

/** The key of what is said; null where nothing is. */
export function saidBy(partner: Pick<PartnerVoice, "features"> | undefined, key: AssistantKey): AssistantKey | null {
  if (!partner) return key;
  const said = SAID_INSTEAD[key] ?? key;
  for (const feature of PARTNER_FEATURES) {
    const without = partner.features[feature] ? undefined : SAID_WITHOUT[feature]?.[said];
    if (without !== undefined) return without;
  }
  return said;
}
