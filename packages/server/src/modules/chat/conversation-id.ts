import { hashSecret } from "../../adapters/secrets";
import type { OwnerId } from "../../core/owner";

/** Made from its owner and name, so that a turn can be written without reading its conversation first. */
export const conversationIdOf = (ownerId: OwnerId, sessionId: string) => hashSecret(`${ownerId} ${sessionId}`);
