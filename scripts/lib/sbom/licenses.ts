import satisfies from "spdx-satisfies";
import { SetupError } from "../fail";
import { isOwn, type ShippedPackage } from "./manifests";

/** Licenses we accept, each with what it asks of us. "MIT OR GPL-3.0-only" passes by its first half. */
const ALLOWED_LICENSES = [
  // Permissive: the copyright notice stays with the copies.
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Python-2.0",
  // Public domain, or permissive without the notice (MIT-0: nodemailer).
  "0BSD",
  "CC0-1.0",
  "MIT-0",
  "Unlicense",
  // Permissive: changed copies must say so (pako has a part of zlib, unchanged).
  "Zlib",
  // Copyleft by file: changed files of the package would have to be published. We use lightningcss, which Vite needs to
  // build the site, unchanged; none of it reaches the browser.
  "MPL-2.0",
];

/** Fonts only: may be served with a product, not sold on its own. Inter is served unchanged; PDFs embed
 * a part. */
const ALLOWED_FONT_LICENSES = ["OFL-1.1"];
const FONT_PACKAGE = /^@fontsource(-variable)?\//;

/**
 * @throws SetupError that names every package whose license is not allowed, missing, or not an SPDX expression.
 */
export function requireAllowedLicenses(packages: readonly ShippedPackage[]): void {
  const problems = packages.flatMap(({ name, version, manifest }) => {
    if (manifest === undefined) return [];
    const { license } = manifest;
    if (license === undefined) return [`${name}@${version} names no license`];
    return isAllowed(name, license) ? [] : [`${name}@${version} has the license ${JSON.stringify(license)}`];
  });
  if (problems.length === 0) return;
  const where = "allowed licenses are in scripts/lib/sbom/licenses.ts";
  throw new SetupError(`${problems.join("; ")}: not allowed; use another package (${where})`);
}

function isAllowed(name: string, license: unknown): boolean {
  const allowed = FONT_PACKAGE.test(name) ? [...ALLOWED_LICENSES, ...ALLOWED_FONT_LICENSES] : ALLOWED_LICENSES;
  try {
    return typeof license === "string" && satisfies(license, allowed);
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN LICENSE.txt".
    return false;
  }
}

/** The license list: by license, the packages from registries. */
export function licenseList(packages: readonly ShippedPackage[]): string {
  const groups = Map.groupBy(
    packages.filter((one) => !isOwn(one)),
    ({ manifest }) => manifest?.license ?? "Built for other systems, not installed here: license not read",
  );
  const sections = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, group]) => {
      const names = new Set(group.map(({ name, version }) => `  ${name} ${version}`));
      return `${license} (${names.size})\n${[...names].toSorted().join("\n")}\n`;
    });
  return sections.join("\n");
}
