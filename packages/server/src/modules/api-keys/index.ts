export { deleteExpiredApiKeys, keyActor } from "./service";
