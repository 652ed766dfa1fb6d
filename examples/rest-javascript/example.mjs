import { Wattleaf } from "./wattleaf.mjs";

const wattleaf = new Wattleaf(); // reads WATTLEAF_URL and WATTLEAF_API_KEY

const checked = await wattleaf.post("/api/v1/validate", {
  schema: "validation_validate_input",
  data: { schema: "nilm_input" },
});
for (const { path, message } of checked.issues) console.log(`${path}: ${message}`);
