import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { twindVite } from "@wattleaf/twind";
import { defineConfig } from "vite";
import { contentVite } from "./content/plugin";
import { devDocument } from "./prerender/dev-document";
import { referenceVite } from "./reference/plugin";

const root = fileURLToPath(new URL(".", import.meta.url));
/** Where `bun packages/server/src/main.ts` listens during development. */
const apiServer = process.env.WATTLEAF_API ?? "http://localhost:3000";

export default defineConfig({
  root,
  plugins: [react(), twindVite({ root, sources: ["src"] }), referenceVite(), contentVite(), devDocument()],
  appType: "custom",
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": apiServer, "/trpc": apiServer, "/widget": apiServer } },
});
