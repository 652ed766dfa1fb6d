import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { latestUpload as latestOperation } from "@wattleaf/shared/contracts/uploads";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import {
  CHAT_UPLOAD_EXTENSIONS,
  MAX_UPLOAD_BYTES,
  UPLOAD_TOO_LARGE_MESSAGE,
  UPLOAD_WRONG_TYPE_MESSAGE,
} from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform, RequestContext } from "../../context";
import { fileKindOf } from "../../engine/usage/file-kind";
import { newId } from "../../platform/secrets";
import { cpuCaller } from "../bulk";
import { LIFETIME_MS, type OwnerId, ownerOf, PASSING } from "../owner";
import { billUploadCoins } from "../rewards";
import { fileNameForShow, hasExtension } from "./file-name";
import * as repo from "./repo";

export interface StoredUpload {
  uploadId: string;
  fileName: string;
  facts: UsageFacts;
}

/**
 * Reads a bill or meter file and keeps what it says; a file that cannot be read leaves nothing behind.
 * A signed-in user's first upload earns its coins in the same write.
 * @throws DomainError file_missing, file_type_not_supported, file_too_large, file_empty, file_unreadable, overloaded
 */
export async function store(ctx: RequestContext, ownerId: OwnerId, file: unknown): Promise<StoredUpload> {
  const { db, clock, cpu, documents } = ctx.platform;
  const checked = checkFile(file);
  const bytes = new Uint8Array(await checked.arrayBuffer());
  const fileName = fileNameForShow(checked.name);
  const facts = await (fileKindOf(bytes) === "text" ? cpu : documents).run("readEnergyFile", { bytes }, cpuCaller(ctx));

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
  const [[stored]] =
    actor.kind === "user"
      ? await db.batch([insert, billUploadCoins(ctx.platform, actor.userId)])
      : await db.batch([insert]);
  if (!stored) throw new Error("An upsert returned no row");
  return { uploadId: stored.id, fileName, facts };
}

/** The newest upload of whoever is asking; null when there is none. */
export async function latest(ctx: RequestContext): Promise<OutputOf<typeof latestOperation>> {
  const ownerId = ownerOf(ctx.actor);
  const row = ownerId && (await repo.findLatest(ctx.platform.db, ownerId));
  if (!row) return null;
  return {
    uploadId: row.id,
    fileName: row.fileName,
    uploadedAt: new Date(row.createdAtMs).toISOString(),
    facts: row.facts,
  };
}

/** Takes away the files of visitors who can not come back to them. */
export async function deleteAbandonedUploads({ db, clock }: Platform): Promise<void> {
  for (const kind of PASSING) await repo.deleteAbandoned(db, kind, clock.now() - LIFETIME_MS[kind]);
}

function checkFile(file: unknown): File {
  if (!(file instanceof File)) {
    throw new DomainError("file_missing", "Please choose a file.", {
      issues: [{ path: "file", message: "Please choose a file." }],
    });
  }
  if (!hasExtension(file.name, CHAT_UPLOAD_EXTENSIONS)) {
    throw new DomainError("file_type_not_supported", UPLOAD_WRONG_TYPE_MESSAGE);
  }
  if (file.size > MAX_UPLOAD_BYTES) throw new DomainError("file_too_large", UPLOAD_TOO_LARGE_MESSAGE);
  if (file.size === 0)
    throw new DomainError("file_empty", "This file is empty. Please choose the file that your utility gave you.");
  return file;
}
