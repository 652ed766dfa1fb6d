/**
 * `bun run sbom`: writes what the product ships, as a CycloneDX bill of materials (sbom.cdx.json) and as a list by
 * license (licenses.txt). Fails, and writes nothing, if a license is not allowed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Contrib } from "@cyclonedx/cyclonedx-library";
import { failWith } from "./lib/fail";
import { ROOT } from "./lib/root";
import { bomJson } from "./lib/sbom/bom";
import { licenseList, requireAllowedLicenses } from "./lib/sbom/licenses";
import { shippedPackages } from "./lib/sbom/lockfile";
import { readManifests } from "./lib/sbom/manifests";

try {
  const packages = readManifests(shippedPackages(readFileSync(join(ROOT, "bun.lock"), "utf8")), ROOT);
  requireAllowedLicenses(packages);
  const stamp = { timestamp: new Date(), serialNumber: Contrib.Bom.Utils.randomSerialNumber() };
  const bom = await bomJson(packages, stamp);
  writeFileSync(join(ROOT, "sbom.cdx.json"), bom);
  writeFileSync(join(ROOT, "licenses.txt"), licenseList(packages));
  console.log(`sbom.cdx.json and licenses.txt: ${packages.length} packages, every license read is allowed`);
} catch (error) {
  failWith(error);
}
