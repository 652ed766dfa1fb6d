/** The API for `bun run dev`, restarted by `bun --watch` when its sources change. */
import { failWith } from "./lib/fail";
import { serve } from "./lib/serve";

try {
  await serve(process.env);
} catch (error) {
  failWith(error);
}
