export { deleteExpiredApiKeys, invalidApiKey, keyActor } from "./service";
