import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type {
  FileUploadReply,
  latestUpload as latestOperation,
  removeUpload as removeOperation,
} from "@wattleaf/shared/contracts/uploads";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { currencyOf, type DisplayUnits } from "@wattleaf/shared/domain/units";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { type FileKind, fileKindOf } from "@wattleaf/engine/import/file-kind";
import { hasFeature, isHolder } from "../../core/actor";
import { displayUnits } from "../../core/display-units";
import { newId } from "../../adapters/secrets";
import { jobCaller } from "../../core/run-bulk";
import { LIFETIME_MS, type OwnerId, ownerOf, PASSING, requireUserId } from "../../core/owner";
import { billUploadCoins, type Evidence, evidenceStatements } from "../rewards";
import { evidenceOf } from "./evidence";
import { CHAT_FILES, checkFile, ONBOARDING_FILES } from "./check-file";
import { readEnergyFileJob } from "./jobs";
import { fileNameForShow } from "./file-name";
import * as repo from "./repo";

/** Readings as text, which are read in a moment; all others wait for a document reader. */
const TEXT_KINDS: ReadonlySet<FileKind> = new Set<FileKind>(["gzip", "text"]);
/** Uploads that one answer reads. */
const MOST_READ = 36;
/** Of a visitor's files, which one account takes over. */
const MOST_CLAIMED = 20;

export interface StoredUpload {
  uploadId: string;
  fileName: string;
  facts: UsageFacts;
  /** Green coins that it earned. */
  coinsPaid: number;
}

/**
 * Reads a bill or meter file and stores its facts; nothing is stored for an unreadable file. A signed-in user's first
 * upload earns its coins in the same write.
 * @throws DomainError file_missing, file_type_not_supported, file_too_large, file_empty, file_unreadable, overloaded
 */
export async function store(
  ctx: RequestContext,
  ownerId: OwnerId,
  file: unknown,
  accepted = CHAT_FILES,
): Promise<StoredUpload> {
  const { db, clock, cpu, documents } = ctx.platform;
  const checked = checkFile(file, accepted);
  const bytes = new Uint8Array(await checked.arrayBuffer());
  const fileName = fileNameForShow(checked.name);
  const facts = await (TEXT_KINDS.has(fileKindOf(bytes)) ? cpu : documents).run(
    readEnergyFileJob,
    { bytes },
    jobCaller(ctx),
  );

  const insert = repo.insertUpload(db, {
    id: newId(),
    ownerId,
    fileName,
    sizeBytes: bytes.byteLength,
    sha256: new Bun.CryptoHasher("sha256").update(bytes).digest("hex"),
    facts,
    createdAtMs: clock.now(),
  });
  const { actor } = ctx;
  const [[stored], paid] =
    isHolder(actor) && hasFeature(actor, "rewards")
      ? await db.batch([
          insert,
          billUploadCoins(ctx.platform, actor.userId),
          ...evidenceStatements(ctx.platform, actor.userId, evidenceOf(facts)),
        ])
      : [await insert, []];
  if (!stored) throw new Error("An upsert returned no row");
  const shown = inCurrency(facts, await displayUnits(ctx));
  return { uploadId: stored.id, fileName, facts: shown, coinsPaid: paid[0]?.amount ?? 0 };
}

/** Amounts of a file that names no currency are in the account's. What is stored stays as it was read. */
const inCurrency = (facts: UsageFacts, units: DisplayUnits): UsageFacts =>
  facts.cost === null ? facts : { ...facts, cost: { ...facts.cost, currency: currencyOf(facts.cost.currency, units) } };

/** What an owner's files prove of a household. */
export async function evidenceOfUploads(db: Platform["db"], ownerId: OwnerId): Promise<Evidence[]> {
  return (await repo.findRecent(db, ownerId, MOST_CLAIMED)).map(({ facts }) => evidenceOf(facts));
}

/** The setup's upload. @throws DomainError as {@link store} */
export function add(ctx: RequestContext, file: unknown): Promise<FileUploadReply> {
  return store(ctx, `user:${requireUserId(ctx)}`, file, ONBOARDING_FILES);
}

/** @throws DomainError not_found */
export async function remove(
  ctx: RequestContext,
  { upload_id }: InputOf<typeof removeOperation>,
): Promise<{ ok: true }> {
  if (await repo.deleteUpload(ctx.platform.db, `user:${requireUserId(ctx)}`, upload_id)) return { ok: true };
  throw new DomainError("not_found", "This file doesn't exist. It may have been removed already.");
}

/** The caller's latest upload; null if there is none. */
export async function latest(ctx: RequestContext): Promise<OutputOf<typeof latestOperation>> {
  const ownerId = ownerOf(ctx.actor);
  const row = ownerId && (await repo.findLatest(ctx.platform.db, ownerId));
  if (!row) return null;
  return {
    uploadId: row.id,
    fileName: row.fileName,
    uploadedAt: new Date(row.createdAtMs).toISOString(),
    facts: inCurrency(row.facts, await displayUnits(ctx)),
  };
}

/** The caller's newest uploads, which an answer reads; newest first. */
export async function recent(ctx: RequestContext): Promise<Pick<StoredUpload, "facts" | "fileName" | "uploadId">[]> {
  const ownerId = ownerOf(ctx.actor);
  const rows = ownerId ? await repo.findRecent(ctx.platform.db, ownerId, MOST_READ) : [];
  const units = await displayUnits(ctx);
  return rows.map(({ id, fileName, facts }) => ({ uploadId: id, fileName, facts: inCurrency(facts, units) }));
}

/** Takes away the files of visitors who cannot come back to them. */
export async function deleteAbandonedUploads({ db, clock }: Platform): Promise<void> {
  for (const kind of PASSING) await repo.deleteAbandoned(db, kind, clock.now() - LIFETIME_MS[kind]);
}
