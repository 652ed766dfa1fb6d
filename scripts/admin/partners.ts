import { PARTNER_NAME_MAX_LENGTH, SIGNING_ALGORITHMS } from "../../packages/shared/src/domain/partners";
import {
  addPartner,
  allowOrigin,
  allPartners,
  createSigningKey,
  eraseCustomerOf,
  findOrigins,
  listSigningKeys,
  partnerNamed,
  revokeSigningKey,
  rotateWidgetKey,
} from "../../packages/server/src/modules/partners";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { defineCommand } from "./command";

const partner = z.string().min(1).describe("Name or id of the partner, from `partner list`");

export const partnerCreate = defineCommand({
  summary: "Create a partner's workspace and print its widget key",
  positionals: ["name"],
  input: z.object({
    name: z.string().trim().min(1).max(PARTNER_NAME_MAX_LENGTH).describe("As its customers know it"),
  }),
  async run({ platform, input: { name }, print }) {
    const { id, widgetKey } = await addPartner(platform, name, null);
    print(`Created ${name} (${id}).`);
    print(`Widget key: ${widgetKey}`);
  },
});

export const partnerList = defineCommand({
  summary: "List partners with their widget keys, origins and signing keys",
  input: z.object({}),
  async run({ platform, print }) {
    const rows = await allPartners(platform);
    if (rows.length === 0) print("There are no partners.");
    for (const { id, name, widgetKey } of rows) {
      print(`${name} (${id})`);
      print(`  widget key: ${widgetKey}`);
      for (const origin of await findOrigins(platform.db, id)) print(`  origin: ${origin}`);
      for (const key of await listSigningKeys(platform, id)) print(`  signing key: ${key.id} (${key.algorithm})`);
    }
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
