import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** Reads a YAML file of the package, such as `events/upcoming.yaml`. */
export const readYaml = (name: string): unknown =>
  parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), "utf8"));
