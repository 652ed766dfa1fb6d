import { hashSecret } from "../../platform/secrets";
import type { OwnerId } from "../owner";

/** Made from its owner and name, so that a turn can be written without reading its conversation first. */
export const conversationIdOf = (ownerId: OwnerId, sessionId: string) => hashSecret(`${ownerId} ${sessionId}`);
