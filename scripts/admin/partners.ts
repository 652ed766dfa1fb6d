import { PARTNER_NAME_MAX_LENGTH, SIGNING_ALGORITHMS } from "../../packages/shared/src/domain/partners";
import type { Platform } from "../../packages/server/src/core/platform";
import {
  addPartner,
  allowOrigin,
  allPartners,
  createSigningKey,
  deleteWorkspace,
  disallowOrigin,
  eraseCustomerOf,
  extentOf,
  giveWorkspace,
  listSigningKeys,
  ownerWithEmail,
  partnerNamed,
  revokeSigningKey,
  rotateWidgetKey,
} from "../../packages/server/src/modules/partners";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { SetupError } from "../lib/fail";
import { defineCommand, UsageError } from "./command";

type Partner = Awaited<ReturnType<typeof partnerNamed>>;

const ownerEmail = z.email("must be an email address, such as you@utility.example");
const partner = z.string().min(1).describe("Name or id of the partner, from `partner list`");

export const partnerCreate = defineCommand({
  summary: "Create a partner's workspace and print its widget key",
  positionals: ["name"],
  input: z.object({
    name: z.string().trim().min(1).max(PARTNER_NAME_MAX_LENGTH).describe("As its customers know it"),
    owner: ownerEmail
      .optional()
      .describe("Email address of the account that manages it on /partners; without one, only operators do"),
  }),
  async run({ platform, input: { name, owner }, print }) {
    const userId = owner === undefined ? null : await ownerWithEmail(platform, owner);
    const { id, widgetKey } = await addPartner(platform, name, userId);
    print(`Created ${name} (${id}).`);
    print(owner === undefined ? NO_OWNER : `${owner} manages it on /partners.`);
    print(`Widget key: ${widgetKey}`);
  },
});

const NO_OWNER = "No account manages it on /partners: `partner owner` gives it one.";

export const partnerOwner = defineCommand({
  summary: "Give a partner's workspace to an account, which manages it on /partners",
  positionals: ["partner", "email"],
  input: z.object({
    partner,
    email: ownerEmail.describe("Email address of the account, which has confirmed it; an earlier owner loses access"),
  }),
  async run({ platform, input, print }) {
    const { id, name } = await partnerNamed(platform, input.partner);
    await giveWorkspace(platform, id, await ownerWithEmail(platform, input.email));
    print(`${input.email} manages ${name} on /partners.`);
  },
});

export const partnerList = defineCommand({
  summary: "List partners with their owners, widget keys, origins and signing keys",
  input: z.object({}),
  async run({ platform, print }) {
    const rows = await allPartners(platform);
    if (rows.length === 0) print("There are no partners.");
    for (const row of rows) await printPartner(platform, row, print);
  },
});

export const partnerShow = defineCommand({
  summary: "Show one partner with its owner, widget key, origins and signing keys",
  positionals: ["partner"],
  input: z.object({ partner }),
  run: async ({ platform, input, print }) => printPartner(platform, await partnerNamed(platform, input.partner), print),
});

async function printPartner(platform: Platform, row: Partner, print: (line: string) => void): Promise<void> {
  const { origins, customerCount, ...owner } = await extentOf(platform, row);
  print(`${row.name} (${row.id})`);
  print(`  owner: ${ownerName(row, owner)}`);
  print(`  widget key: ${row.widgetKey}`);
  for (const origin of origins) print(`  origin: ${origin}`);
  for (const key of await listSigningKeys(platform, row.id)) print(`  signing key: ${key.id} (${key.algorithm})`);
  print(`  identified customers: ${customerCount}`);
}

/** An account that signs in by phone has no email address. */
const ownerName = ({ userId }: Partner, { ownerEmail: email }: { ownerEmail: string | null }): string =>
  email ?? (userId === null ? "none, so only operators manage it" : `account ${userId}`);

export const partnerDelete = defineCommand({
  summary: "Delete a partner's workspace, its sessions and its customers' data, for good",
  positionals: ["partner"],
  input: z.object({ partner, yes: z.boolean().default(false).describe("Really; without it, nothing is deleted") }),
  async run({ platform, input, print }) {
    const row = await partnerNamed(platform, input.partner);
    const { origins, customerCount, ...owner } = await extentOf(platform, row);
    const extent = `${row.name} (${row.id}; owner: ${ownerName(row, owner)}; origins: ${origins.length}; identified customers: ${customerCount})`;
    if (!input.yes) throw new UsageError(`--yes is missing: this deletes ${extent} for good`);
    await deleteWorkspace(platform, row.id);
    print(`Deleted ${extent}. The server erases its customers' accounts within the hour.`);
  },
});

export const partnerOriginAdd = defineCommand({
  summary: "Allow a partner's widget on an origin",
  positionals: ["partner", "origin"],
  input: z.object({
    partner,
    origin: z.string().min(1).describe("https://www.utility.example, or https://*.utility.example for sub-domains"),
  }),
  async run({ platform, input, print }) {
    const { id, name } = await partnerNamed(platform, input.partner);
    print(`${name}'s widget may run on ${await allowOrigin(platform, id, input.origin)}.`);
  },
});

export const partnerOriginRemove = defineCommand({
  summary: "No longer allow a partner's widget on an origin; its sessions there end",
  positionals: ["partner", "origin"],
  input: z.object({ partner, origin: z.string().min(1).describe("As `partner show` lists it") }),
  async run({ platform, input, print }) {
    const row = await partnerNamed(platform, input.partner);
    const { origins } = await extentOf(platform, row);
    if (!origins.includes(input.origin))
      throw new SetupError(
        `${input.origin} isn't an origin of ${row.name}. Listed: ${origins.length > 0 ? origins.join(", ") : "none"}`,
      );
    await disallowOrigin(platform, row.id, input.origin);
    print(`${row.name}'s widget may no longer run on ${input.origin}.`);
  },
});

export const partnerKey = defineCommand({
  summary: "Create a signing key for identity tokens, and print its secret once",
  positionals: ["partner"],
  input: z.object({
    partner,
    algorithm: z.enum(SIGNING_ALGORITHMS).default("HS256").describe("HS256 (a secret), ES256 or EdDSA (your key pair)"),
    publicKey: z.string().optional().describe("PEM file with the public key, for ES256 and EdDSA"),
  }),
  async run({ platform, input: { partner: which, algorithm, publicKey }, print }) {
    const { id } = await partnerNamed(platform, which);
    const pem = publicKey === undefined ? undefined : readFileSync(publicKey, "utf8");
    const { keyId, secret } = await createSigningKey(platform, id, { algorithm, publicKey: pem });
    print(`Key ID (kid): ${keyId}`);
    if (secret !== null) print(`Secret (shown once): ${secret}`);
  },
});

export const partnerKeyRevoke = defineCommand({
  summary: "Revoke a signing key; the sessions that it opened end",
  positionals: ["partner", "key"],
  input: z.object({ partner, key: z.string().min(1).describe("Its key ID, from `partner list`") }),
  async run({ platform, input, print }) {
    const { id } = await partnerNamed(platform, input.partner);
    await revokeSigningKey(platform, id, input.key);
    print(`Revoked ${input.key}.`);
  },
});

export const partnerWidgetKey = defineCommand({
  summary: "Replace a partner's widget key; the old one stops working at once",
  positionals: ["partner"],
  input: z.object({ partner }),
  async run({ platform, input, print }) {
    const { id } = await partnerNamed(platform, input.partner);
    print(`Widget key: ${await rotateWidgetKey(platform, id)}`);
  },
});

export const partnerErase = defineCommand({
  summary: "Erase one customer of a partner, at once and for good",
  positionals: ["partner", "customer"],
  input: z.object({
    partner,
    customer: z.string().min(1).describe('The partner\'s own id of the customer: the "sub" of its tokens'),
  }),
  async run({ platform, input, print }) {
    const { id, name } = await partnerNamed(platform, input.partner);
    await eraseCustomerOf(platform, id, input.customer);
    print(`Erased ${input.customer} of ${name}.`);
  },
});
