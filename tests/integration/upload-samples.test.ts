import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiReference } from "../../packages/app/reference/operations";
import { samplesOf } from "../../packages/app/src/components/documentation/samples";
import { register } from "../../packages/shared/src/contracts/auth";
import { METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { ended } from "../support/ended";
import { METER_XML } from "../support/upload-file";

/* The documentation's samples that upload a meter's file, run unchanged beside a file of that name. */

const folder = mkdtempSync(join(tmpdir(), "wattleaf-upload-"));
let api: TestApi;
let url: string;
let variables: Record<string, string>;
beforeAll(async () => {
  api = await createTestApi();
  url = api.listen();
  const owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  variables = { WATTLEAF_API_KEY: await owner.newApiKey(["data:write"]) };
  writeFileSync(join(folder, "readings.xml"), METER_XML);
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const RUNNERS: Record<string, (code: string) => string[]> = {
  curl: (code) => ["bash", "-c", code.replace("curl", "curl --silent --show-error --fail-with-body")],
  JavaScript: (code) => [process.execPath, "--eval", code],
  Python: (code) => ["python3", "-c", code],
};

const languages = Object.keys(RUNNERS).filter((language) => language !== "Python" || Bun.which("python3"));

test.each(languages)("in %s", async (language) => {
  const upload = apiReference().find(({ id }) => id === METER_UPLOAD.id);
  const code = upload && samplesOf(upload, url).find((sample) => sample.language === language)?.code;
  const argv = RUNNERS[language]?.(code ?? "") ?? [];
  const env = { ...process.env, ...variables };
  const outcome = await ended(Bun.spawn(argv, { cwd: folder, env, stdout: "pipe", stderr: "pipe" }));
  expect(outcome).toEqual({ said: expect.stringContaining(`"readingCount"`), complained: "", code: 0 });
});
