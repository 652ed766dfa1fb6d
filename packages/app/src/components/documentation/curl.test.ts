import { expect, it } from "vitest";
import { curlOf } from "./curl";

const access = { scope: "api", ownDataScope: null, openAdrScope: null } as const;

it("sends a body unchanged, whatever quotes are in it", () => {
  const command = curlOf(
    { method: "POST", access, example: { path: "/api/v1/validate", query: [], body: `{ "name": "Robin's" }` } },
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
    {
      method: "GET",
      access,
      example: { path: "/api/v1/vpp/status", query: [["plant_id", "roof & garden"]], body: null },
    },
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
  expect(commands.map((method) => curlOf({ method, access, example }, "http://localhost").split(" \\")[0])).toEqual([
    "curl http://localhost/api/v1/vpp/devices/heat-pump",
    "curl -X DELETE http://localhost/api/v1/vpp/devices/heat-pump",
    "curl -X POST http://localhost/api/v1/vpp/devices/heat-pump",
  ]);
});

it("sends a file with the fields of its form", () => {
  const form = { file: "readings.xml", fields: [["timeZone", "America/Los_Angeles"]] } as const;
  const example = { path: "/api/meters/upload", query: [], body: null, form };
  expect(curlOf({ method: "POST", access, example }, "http://localhost")).toBe(
    String.raw`curl http://localhost/api/meters/upload \
  -H "Authorization: Bearer $WATTLEAF_API_KEY" \
  -F file=@readings.xml \
  -F 'timeZone=America/Los_Angeles'`,
  );
});

it("sends no key where none is needed", () => {
  const example = { path: "/api/v1/openadr/auth/token", query: [], body: "{}" };
  const command = curlOf({ method: "POST", access: { ...access, scope: null }, example }, "http://localhost");
  expect(command).not.toContain("Authorization");
});
