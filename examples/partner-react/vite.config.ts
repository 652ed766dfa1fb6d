import { defineConfig } from "vite";

/** The utility's own server, which signs the customer's token: examples/partner-backend. */
const backend = process.env.BACKEND_URL ?? "http://localhost:3002";

export default defineConfig({
  server: { proxy: { "/wattleaf-token": backend } },
  preview: { proxy: { "/wattleaf-token": backend } },
});
