/** `bun run imports`: checks the import rules (.dependency-cruiser.cjs) and the size of the largest import cycle. */
import { CommandError, runCommand, toolCommand } from "./lib/command";
import { failWith } from "./lib/fail";
import { largestCircle } from "./lib/largest-circle";

const FOLDERS = ["packages", "tooling", "examples", "scripts", "tests"];

/** The fields of dependency-cruiser's JSON report that are used here. */
interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; totalDependenciesCruised: number; violations: Violation[] };
}

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

try {
  const argv = toolCommand("depcruise", "--config", ".dependency-cruiser.cjs", "--output-type", "json", ...FOLDERS);
  // With the JSON reporter, violations do not change the exit code.
  const { modules, summary } = JSON.parse(await runCommand("depcruise", argv)) as CruiseReport;
  const circle = largestCircle(
    new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)])),
  );
  const { totalCruised, totalDependenciesCruised, violations } = summary;
  for (const { rule, from, to } of violations) console.error(`error ${rule.name}: ${from} → ${to}`);
  for (const file of circle) console.error(`in a cycle: ${file}`);
  console.log(`${totalCruised} files, ${totalDependenciesCruised} imports, ${violations.length} violations`);
  console.log(`largest cycle: ${circle.length} files`);
  if (violations.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof CommandError)) failWith(error);
  console.error(error.output.trim());
  process.exitCode = 1;
}
