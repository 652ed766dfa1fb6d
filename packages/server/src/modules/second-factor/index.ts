export { deleteExpiredChallenges } from "./passkeys";
