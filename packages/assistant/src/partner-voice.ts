import type { PartnerContact } from "@wattleaf/shared/domain/partners";
import type { AssistantKey } from "./messages";

/** In whose name the assistant speaks on a partner's page. */
export interface PartnerVoice {
  /** With `revision`, tells whose articles these are and whether they have changed. */
  id: string;
  revision: number;
  name: string;
  contact: PartnerContact;
  outageUrl?: string | undefined;
  /** Whether charts and tables stand below an answer. */
  charts: boolean;
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
};

export const saidBy = (partner: PartnerVoice | undefined, key: AssistantKey): AssistantKey =>
  (partner && SAID_INSTEAD[key]) ?? key;
