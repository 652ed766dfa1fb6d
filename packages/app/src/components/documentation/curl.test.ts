import { expect, it } from "vitest";
import { curlOf } from "./curl";

it("sends a body unchanged, whatever quotes are in it", () => {
  const command = curlOf(
    { method: "POST", example: { path: "/api/v1/validate", query: [], body: `{ "name": "Robin's" }` } },
    "http://localhost",
  );
  expect(command).toBe(
    String.raw`curl http://localhost/api/v1/validate \
  -H "Authorization: Bearer $WATTLEAF_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Robin'\''s" }'`,
  );
});

it("encodes the fields of a query", () => {
  const command = curlOf(
    { method: "GET", example: { path: "/api/v1/vpp/status", query: [["plant_id", "roof & garden"]], body: null } },
    "http://localhost",
  );
  expect(command).toBe(
    String.raw`curl -G http://localhost/api/v1/vpp/status \
  -H "Authorization: Bearer $WATTLEAF_API_KEY" \
  --data-urlencode 'plant_id=roof & garden'`,
  );
});

it("names the method where curl would not choose it by default", () => {
  const example = { path: "/api/v1/vpp/devices/heat-pump", query: [], body: null };
  const commands = ["GET", "DELETE", "POST"] as const;
  expect(commands.map((method) => curlOf({ method, example }, "http://localhost").split(" \\")[0])).toEqual([
    "curl http://localhost/api/v1/vpp/devices/heat-pump",
    "curl -X DELETE http://localhost/api/v1/vpp/devices/heat-pump",
    "curl -X POST http://localhost/api/v1/vpp/devices/heat-pump",
  ]);
});
