import type { LoadDay } from "@wattleaf/shared/contracts/load-day";
import { DAY_UPLOAD_EXTENSIONS, MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@wattleaf/shared/domain/uploads";
import { reasonInEnglish } from "@wattleaf/shared/error-reason";
import type { RequestContext } from "../../core/request-context";
import { jobCaller } from "../../core/run-bulk";
import { type AcceptedFiles, checkFile } from "./check-file";
import { splitDayJob } from "./jobs";

const DAY_FILES: AcceptedFiles = {
  extensions: DAY_UPLOAD_EXTENSIONS,
  maxBytes: MAX_UPLOAD_BYTES,
  wrongType: reasonInEnglish("day_wrong_type"),
  tooLarge: UPLOAD_TOO_LARGE_MESSAGE,
};

/**
 * The newest whole day of a usage file by load. Nothing of the file is kept, so it needs no account.
 * @throws DomainError file_missing, file_type_not_supported, file_too_large, file_empty, file_unreadable, overloaded
 */
export async function day(ctx: RequestContext, file: unknown): Promise<LoadDay> {
  const checked = checkFile(file, DAY_FILES);
  const bytes = new Uint8Array(await checked.arrayBuffer());
  return ctx.platform.cpu.run(splitDayJob, { bytes }, jobCaller(ctx));
}
