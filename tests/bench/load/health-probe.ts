import { fileURLToPath } from "node:url";
import { Outcomes } from "./outcomes";

const PROBE = fileURLToPath(new URL("./probe.ts", import.meta.url));

/** Health calls while something else happens. */
export async function withHealthProbe<T>(url: string, work: () => Promise<T>): Promise<{ value: T; health: Outcomes }> {
  const child = Bun.spawn([process.execPath, PROBE, `${url}/api/health`], { stdin: "pipe", stdout: "pipe" });
  const printed = new Response(child.stdout).text();
  const value = await work();
  child.stdin.write("\n");
  await child.stdin.end();
  const { times, failures } = JSON.parse(await printed) as { times: number[]; failures: string[] };
  const health = new Outcomes();
  for (const milliseconds of times) health.add({ status: 200, milliseconds });
  for (const status of failures) health.add({ status, milliseconds: 0 });
  return { value, health };
}
