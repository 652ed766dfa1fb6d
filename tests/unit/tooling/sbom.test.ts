import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/root";
import { bomJson, bomProblem } from "../../../scripts/lib/sbom/bom";
import { licenseList, requireAllowedLicenses } from "../../../scripts/lib/sbom/licenses";
import { shippedPackages } from "../../../scripts/lib/sbom/lockfile";
import { readManifests, type ShippedPackage } from "../../../scripts/lib/sbom/manifests";

/** The fields of a bill of materials that are checked here. */
interface Bom {
  specVersion: string;
  components: {
    "bom-ref": string;
    group?: string;
    name: string;
    version: string;
    purl?: string;
    scope?: string;
    hashes?: { alg: string; content: string }[];
    licenses?: { license?: { id: string }; expression?: string }[];
  }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const readText = (path: string) => readFileSync(join(ROOT, path), "utf8");
const readLock = () => readText("bun.lock");
const stamp = {
  timestamp: new Date("2026-08-01T00:00:00Z"),
  serialNumber: "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
};

describe("the bill of materials of the product", () => {
  let packages: readonly ShippedPackage[];
  let json: string;
  let bom: Bom;
  beforeAll(async () => {
    packages = readManifests(shippedPackages(readLock()), ROOT);
    json = await bomJson(packages, stamp);
    bom = JSON.parse(json) as Bom;
  });
  const find = (fullName: string) =>
    bom.components.filter(({ group, name }) => (group === undefined ? name : `${group}/${name}`) === fullName);

  test("matches the CycloneDX 1.6 schema", async () => {
    expect(bom.specVersion).toBe("1.6");
    expect(await bomProblem(json)).toBeNull();
  });

  test("a text that does not match is found", async () => {
    expect(await bomProblem(json.replace('"type": "application"', '"type": "gadget"'))).toMatch(/metadata\/component/);
  });

  test("has every production dependency of every package, in the version that is pinned", () => {
    const manifests = [...new Bun.Glob("packages/*/package.json").scanSync(ROOT)];
    expect(manifests).not.toEqual([]);
    for (const path of manifests) {
      // The client has none: what it is built from is bundled.
      const { dependencies = {} } = JSON.parse(readText(path)) as { dependencies?: Record<string, string> };
      for (const [name, version] of Object.entries(dependencies)) {
        const versions = find(name).map((one) => one.version);
        expect(versions, `${name} of ${path}`).toContain(version.startsWith("workspace:") ? "0.1.0" : version);
      }
    }
  });

  test("has what these need in turn, and no test tools", () => {
    for (const name of ["tesseract.js-core", "lightningcss", "scheduler"]) expect(find(name), name).not.toEqual([]);
    for (const name of ["vitest", "playwright", "knip", "newman"]) expect(find(name), name).toEqual([]);
  });

  test("a component says where it is from, its hash and its license", () => {
    const [elysia] = find("elysia");
    expect(elysia!.purl).toBe(`pkg:npm/elysia@${elysia!.version}`);
    expect(elysia!.licenses).toEqual([{ license: { id: "MIT" } }]);

    const [, integrity] = new RegExp(`"elysia@${elysia!.version}".*"sha512-(.+)"`).exec(readLock())!;
    expect(elysia!.hashes).toEqual([{ alg: "SHA-512", content: Buffer.from(integrity!, "base64").toString("hex") }]);
  });

  test("builds for some systems are optional; everything else has a license", () => {
    const external = bom.components.filter(({ purl }) => purl !== undefined);
    expect(external.filter(({ scope, licenses }) => scope !== "optional" && licenses === undefined)).toEqual([]);
    expect(find("@libsql/darwin-arm64")[0]!.scope).toBe("optional");
  });

  test("the dependency graph names components only, and the product reaches all", () => {
    const edges = new Map(bom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const visit = (ref: string) => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const next of edges.get(ref)!) visit(next);
    };
    visit("wattleaf@0.0.0");
    reached.delete("wattleaf@0.0.0");
    expect([...reached].toSorted()).toEqual(bom.components.map((one) => one["bom-ref"]).toSorted());
  });

  test("all its licenses are allowed and listed", () => {
    expect(() => requireAllowedLicenses(packages)).not.toThrow();
    expect(licenseList(packages)).toMatch(/^OFL-1\.1 \(\d+\)\n {2}@fontsource-variable\/inter 5/m);
  });
});

describe("licenses", () => {
  const licensed = (license: string | undefined, name = "planted"): ShippedPackage => ({
    key: name,
    name,
    version: "1.2.3",
    integrity: "sha512-planted",
    onEverySystem: true,
    dependsOn: [],
    manifest: { name, version: "1.2.3", ...(license !== undefined && { license }) },
  });

  test.for(["GPL-3.0-only", "AGPL-3.0-or-later", "MIT AND GPL-2.0-only", "SEE LICENSE IN LICENSE.txt", "OFL-1.1"])(
    "%s is rejected with the package's name",
    (license) => {
      const expected = `planted@1.2.3 has the license "${license}": not allowed`;
      expect(() => requireAllowedLicenses([licensed("MIT", "fine"), licensed(license)])).toThrow(expected);
    },
  );

  test("a package without a license is rejected", () => {
    expect(() => requireAllowedLicenses([licensed(undefined)])).toThrow("planted@1.2.3 names no license");
  });

  test("a choice with one allowed license passes, and the font license for fonts", () => {
    const packages = [licensed("(GPL-3.0-only OR MIT)"), licensed("OFL-1.1", "@fontsource/planted")];
    expect(() => requireAllowedLicenses(packages)).not.toThrow();
  });
});

describe("bun.lock", () => {
  const lock = `{
    "workspaces": {
      "": { "name": "product", "devDependencies": { "test-tool": "1.0.0" } },
      "packages/app": { "name": "@product/app", "version": "0.1.0", "dependencies": { "a": "1.0.0", "shared": "2.0.0" } },
      "examples/page": { "name": "page", "dependencies": { "only-in-example": "1.0.0" } },
    },
    "packages": {
      "@product/app": ["@product/app@workspace:packages/app"],
      "a": ["a@1.0.0", "", { "dependencies": { "shared": "^1.0.0" }, "optionalDependencies": { "a-mac": "1.0.0", "gone": "1.0.0" }, "peerDependencies": { "peer": "*", "extra": "*", "absent": "*" }, "optionalPeers": ["extra", "absent"] }, "sha512-a"],
      "a-mac": ["a-mac@1.0.0", "", { "os": "darwin", "dependencies": { "mac-part": "1.0.0" } }, "sha512-b"],
      "a/shared": ["shared@1.5.0", "", {}, "sha512-c"],
      "extra": ["extra@1.0.0", "", {}, "sha512-i"],
      "mac-part": ["mac-part@1.0.0", "", {}, "sha512-d"],
      "only-in-example": ["only-in-example@1.0.0", "", {}, "sha512-e"],
      "peer": ["peer@3.0.0", "", {}, "sha512-f"],
      "shared": ["shared@2.0.0", "", {}, "sha512-g"],
      "test-tool": ["test-tool@1.0.0", "", {}, "sha512-h"],
    },
  }`;

  test("nearest copies and installed peers are shipped; dev dependencies and examples are not", () => {
    const found = shippedPackages(lock);
    expect(found.map(({ key }) => key)).toEqual([
      "",
      "@product/app",
      "a",
      "a-mac",
      "a/shared",
      "extra",
      "mac-part",
      "peer",
      "shared",
    ]);
    expect(found.find(({ key }) => key === "a")!.dependsOn).toEqual(["a-mac", "a/shared", "extra", "peer"]);
    expect(found.find(({ key }) => key === "@product/app")!.dependsOn).toEqual(["a", "shared"]);
    expect(found.filter(({ onEverySystem }) => !onEverySystem).map(({ key }) => key)).toEqual(["a-mac", "mac-part"]);
  });

  test("a missing dependency, or one that is not installed, is named", () => {
    expect(() => shippedPackages(lock.replace('"peer": [', '"other": ['))).toThrow(
      "bun.lock lacks peer, which a needs",
    );
    expect(() => readManifests(shippedPackages(lock), ROOT)).toThrow("a@1.0.0 is not installed; run: bun install");
  });
});
