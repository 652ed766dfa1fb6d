import { UPLOAD_TOO_LARGE_MESSAGE } from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";
import { readBody } from "./request-body";

/**
 * The fields of a multipart form by name; of a name that comes twice the last counts. A body that is no form has none.
 * @throws DomainError file_too_large, invalid_input
 */
export async function readForm(
  request: Request,
  maxBytes: number,
  tooLarge = UPLOAD_TOO_LARGE_MESSAGE,
): Promise<Record<string, unknown>> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.toLowerCase().startsWith("multipart/form-data")) return {};
  const body = await readBody(request, maxBytes, { error: () => new DomainError("file_too_large", tooLarge) });
  try {
    return Object.fromEntries(await new Response(body, { headers: { "content-type": contentType } }).formData());
  } catch {
    throw new DomainError("invalid_input", "The form couldn't be read. Send the file as multipart/form-data.");
  }
}
