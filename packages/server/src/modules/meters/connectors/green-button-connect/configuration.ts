import { readFileSync } from "node:fs";
import { UTILITY_PROVIDERS, type UtilityProvider } from "@wattleaf/shared/domain/providers";
import { z } from "zod";
import { StartError } from "../../../../env";

const address = () => z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });

/** A utility's Green Button Connect My Data, as it tells third parties when they register. */
const utilitySchema = z.strictObject({
  authorizationUrl: address(),
  tokenUrl: address(),
  /** The ESPI resource server, up to and including /resource. */
  resourceUrl: address(),
  /** RFC 7009, where the utility has it; else its ESPI Authorization resource is deleted. */
  revocationUrl: address().optional(),
  clientId: z.string().min(1, "must not be empty"),
  clientSecret: z.string().min(1, "must not be empty"),
  /** As registered, such as FB=4_5_15;IntervalDuration=900;BlockDuration=monthly;HistoryLength=63072000. */
  scope: z.string().min(1, "must not be empty"),
  /** Whether the utility takes a code challenge (RFC 7636). */
  pkce: z.boolean().default(false),
});
export type UtilityConfiguration = z.output<typeof utilitySchema>;

const configurationSchema = z.partialRecord(z.enum(UTILITY_PROVIDERS), utilitySchema);

/**
 * Reads the UTILITY_CONNECTORS file: one entry per utility, keyed by its short name.
 * @throws StartError with one line that describes the problem without revealing the file's content
 */
export function readUtilityConfigurations(
  file: string | undefined,
): ReadonlyMap<UtilityProvider, UtilityConfiguration> {
  if (file === undefined) return new Map();
  const parsed = configurationSchema.safeParse(readJsonFile(file));
  if (parsed.success) return new Map(Object.entries(parsed.data) as [UtilityProvider, UtilityConfiguration][]);
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "it"} ${message}`);
  throw new StartError(`UTILITY_CONNECTORS: ${file} is not a valid list of utilities: ${faults.join("; ")}`);
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "is not valid JSON" : "cannot be read";
    throw new StartError(`UTILITY_CONNECTORS: ${file} ${reason}`);
  }
}
