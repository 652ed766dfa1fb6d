import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { API_CALLS_PER_MINUTE } from "../../packages/shared/src/domain/api-keys";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** Every shell block of a page that calls the server. */
const commandsOf = (file: string) =>
  Array.from(read(file).matchAll(/```sh\n([\s\S]*?)```/g), ([, block = ""]) => ({ file, block })).filter(({ block }) =>
    block.includes("curl"),
  );

let api: TestApi;
let environment: Record<string, string>;
beforeAll(async () => {
  api = await createTestApi();
  const owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  environment = { ...process.env, WATTLEAF_URL: api.listen(), WATTLEAF_API_KEY: await owner.newApiKey() };
});
afterAll(() => api.close());

test.each([...commandsOf("README.md"), ...commandsOf("docs/api.md")])(
  "the command in $file works unchanged: $block",
  async ({ block }) => {
    const script = block
      .replaceAll(/(?<=\s)(http:\/\/)?localhost:3000/g, environment.WATTLEAF_URL ?? "")
      .replaceAll("curl ", "curl --silent --show-error --fail-with-body --max-time 20 ");
    const shell = Bun.spawn(["bash", "-euo", "pipefail", "-c", script], { env: environment, stderr: "pipe" });
    const [said, complained, code] = await Promise.all([
      new Response(shell.stdout).text(),
      new Response(shell.stderr).text(),
      shell.exited,
    ]);
    expect({ code, complained, said }).toEqual({ code: 0, complained: "", said: expect.stringMatching(/\S/) });
  },
);

test("the plans' limits match the documentation", () => {
  const documented = Array.from(read("docs/api.md").matchAll(/^\| (.+?) +\| ([\d,]+) +\|$/gm), ([, , calls = ""]) =>
    Number(calls.replace(",", "")),
  );
  expect(documented).toEqual(Object.values(API_CALLS_PER_MINUTE));
});
