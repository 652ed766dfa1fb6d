import { Contrib, Enums, Models, Serialize, Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { PackageURL } from "packageurl-js";
import satisfies from "spdx-satisfies";
import { isOwn, type ShippedPackage } from "./manifests";

const { FromNodePackageJson } = Contrib;
const SPEC = Spec.Spec1dot6;

const licenseFactory = new Contrib.License.Factories.LicenseFactory((expression) => {
  // Throws if it is not an SPDX expression.
  satisfies(expression, []);
});
const builder = new FromNodePackageJson.Builders.ComponentBuilder(
  new FromNodePackageJson.Factories.ExternalReferenceFactory(),
  licenseFactory,
);

/** When a bill of materials was made, and its number. */
export interface BomStamp {
  timestamp: Date;
  /** `urn:uuid:…` */
  serialNumber: string;
}

/**
 * The CycloneDX 1.6 bill of materials of the packages, the product first.
 * @throws if the result does not match the CycloneDX schema.
 */
export async function bomJson(packages: readonly ShippedPackage[], stamp: BomStamp): Promise<string> {
  const bom = new Models.Bom({ serialNumber: stamp.serialNumber });
  bom.metadata.timestamp = stamp.timestamp;

  // Two copies of one version are one component, with what both depend on.
  const byRef = new Map<string, Models.Component>();
  const byKey = new Map<string, Models.Component>();
  for (const one of packages) {
    const ref = refOf(one);
    const component = byRef.get(ref) ?? makeComponent(one, ref);
    byRef.set(ref, component);
    byKey.set(one.key, component);
  }
  for (const { key, dependsOn } of packages) {
    const dependencies = dependsOn.flatMap((dependency) => byKey.get(dependency)?.bomRef ?? []);
    for (const dependency of dependencies) byKey.get(key)?.dependencies.add(dependency);
  }

  const [product, ...components] = byRef.values();
  bom.metadata.component = product;
  for (const component of components) bom.components.add(component);

  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(SPEC));
  const json = serializer.serialize(bom, { sortLists: true, space: 2 });
  const problem = await bomProblem(json);
  if (problem !== null) throw new Error(`the bill of materials does not match CycloneDX 1.6: ${problem}`);
  return `${json}\n`;
}

/** Where the text does not match the CycloneDX 1.6 schema; null if it does. */
export async function bomProblem(json: string): Promise<string | null> {
  const problem: unknown = await new Validation.JsonStrictValidator(SPEC.version).validate(json);
  return problem === null ? null : JSON.stringify(problem);
}

function makeComponent(one: ShippedPackage, ref: string): Models.Component {
  const type = one.key === "" ? Enums.ComponentType.Application : Enums.ComponentType.Library;
  const { name, version } = one;
  const component = builder.makeComponent({ name, version, ...one.manifest }, type);
  if (component === undefined) throw new Error(`the package.json of ${ref} does not name it`);
  component.bomRef.value = ref;
  if (one.integrity !== undefined) {
    const [algorithm, hash] = FromNodePackageJson.Utils.parsePackageIntegrity(one.integrity);
    component.hashes.set(algorithm, hash);
    component.purl = ref;
  }
  if (!one.onEverySystem) component.scope = Enums.ComponentScope.Optional;
  return component;
}

/** The package URL; for this repository's own packages, which have none, name and version. */
function refOf(one: ShippedPackage): string {
  if (isOwn(one)) return `${one.name}@${one.version}`;
  const slash = one.name.indexOf("/");
  const group = slash === -1 ? undefined : one.name.slice(0, slash);
  const name = one.name.slice(slash + 1);
  return new PackageURL("npm", group, name, one.version, undefined, undefined).toString();
}
