/** A file and the ids of the operations that it defines or tests. */
export interface NamedFile {
  /** Relative to its folder, such as `chat/actions.ts`. */
  file: string;
  ids: readonly string[];
}

/** The names of a domain, everywhere. */
export interface DomainNames {
  /** The keys of the router. */
  domains: readonly string[];
  /** Every api.ts below `modules/`, its router key, and the ids of its procedures. */
  apis: readonly { file: string; key: string | undefined; procedures: Readonly<Record<string, string>> }[];
  contracts: readonly NamedFile[];
  /** The schema files, without the index. */
  schemas: readonly string[];
  cases: readonly NamedFile[];
}

/** `apiKeys` is `api-keys` in file and folder names. */
const inFileName = (domain: string) => domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const domainOfId = (id: string) => id.split(".")[0] ?? "";
const firstPart = (file: string) => file.split("/")[0]?.replace(/[.]ts$/, "") ?? "";

/** Every name that differs from its domain's; empty when all match. */
export function namingFaults(names: DomainNames): string[] {
  const fileNames = names.domains.map(inFileName);
  return [
    ...names.domains.flatMap((domain) => missingParts(domain, names)),
    ...names.apis.flatMap(apiFaults),
    ...names.contracts.flatMap((file) => fileFaults("contracts", file, fileNames)),
    ...names.cases.flatMap((file) => fileFaults("cases", file, fileNames)),
    ...names.schemas
      .filter((file) => !fileNames.some((name) => file === `${name}.ts` || file.startsWith(`${name}-`)))
      .map((file) => `schema/${file} belongs to no domain`),
  ];
}

function missingParts(domain: string, { apis, contracts, cases }: DomainNames): string[] {
  const has = (files: readonly NamedFile[]) => files.some(({ ids }) => ids.some((id) => domainOfId(id) === domain));
  return [
    ...(apis.some(({ key }) => key === domain) ? [] : [`${domain} has no module`]),
    ...(has(contracts) ? [] : [`${domain} has no contract`]),
    ...(has(cases) ? [] : [`${domain} has no cases`]),
  ];
}

function apiFaults({ file, key, procedures }: DomainNames["apis"][number]): string[] {
  if (key === undefined) return [`modules/${file} is served under no router key`];
  return [
    ...(file === `${inFileName(key)}/api.ts` ? [] : [`modules/${file} is ${key} in the router`]),
    ...Object.entries(procedures)
      .filter(([name, id]) => id !== `${key}.${name}`)
      .map(([name, id]) => `${key}.${name} in the router has the id ${id}`),
  ];
}

function fileFaults(folder: string, { file, ids }: NamedFile, fileNames: readonly string[]): string[] {
  const isStray = file.includes("/") && !fileNames.includes(firstPart(file));
  return [
    ...(isStray ? [`${folder}/${file} belongs to no domain`] : []),
    ...ids
      .filter((id) => inFileName(domainOfId(id)) !== firstPart(file) || !fileNames.includes(firstPart(file)))
      .map((id) => `${folder}/${file} has ${id}`),
  ];
}
