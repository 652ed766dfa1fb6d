import { startServer } from "../../packages/server/src/main";

/** Entry of the bench's server process: serves until it is ended, and says where. */
const server = await startServer({ env: process.env });
console.log(server.url);
