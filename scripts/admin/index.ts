/** `bun run admin <command>`: what an operator does to a running installation, see `bun run admin --help`. */
import { runAdmin } from "./run";

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
