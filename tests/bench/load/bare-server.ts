import { argv, exit, stdin } from "node:process";

/**
 * What a response costs at the least: a bare Bun.serve in a process of its own that answers every request with a
 * file's bytes. Prints its origin.
 */
const [path = "", type = ""] = argv.slice(2);
const bytes = await Bun.file(path).bytes();
const headers = { "content-type": type };
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(bytes, { headers }) });
console.log(`http://127.0.0.1:${server.port}`);
stdin.on("end", () => exit()).resume();
