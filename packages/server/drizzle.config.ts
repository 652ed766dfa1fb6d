import { defineConfig } from "drizzle-kit";

/** `bun run db:generate` writes the next migration; add STRICT to each new table (a test asks for it). */
export default defineConfig({
  dialect: "sqlite",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
  casing: "snake_case",
});
