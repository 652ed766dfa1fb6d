/**
 * The second half of `bun start`, and what `bun run dev` restarts when sources change. A separate process: one started
 * before the packages were installed cannot import them.
 */
import { failWith } from "./lib/fail";
import { serve } from "./lib/serve";

process.env.NODE_ENV ??= "production";

try {
  await serve(process.env);
} catch (error) {
  failWith(error);
}
