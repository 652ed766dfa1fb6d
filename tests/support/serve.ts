import { startServer } from "../../packages/server/src/main";
import { cheapPasswords } from "./cheap-passwords";

/** Entry of a server process of tests and benches: prints its URL, and exits with its parent process. */
const parts = process.argv.includes("--cheap-passwords") ? { passwordHasher: cheapPasswords } : {};
const server = await startServer({ env: process.env, parts });
console.log(server.url);
process.stdin.on("end", () => process.exit()).resume();
