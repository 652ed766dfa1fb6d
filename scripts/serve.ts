/**
 * The second half of `bun start`, and what `bun run dev` restarts when sources change. A process of its own: one that
 * began before the packages were installed never sees them.
 */
import { failWith } from "./lib/fail";
import { serve } from "./lib/serve";

process.env.NODE_ENV ??= "production";

try {
  await serve(process.env);
} catch (error) {
  failWith(error);
}
