/** Why a model's answer cannot be used. */
export type FailureKind =
  /** No connection, a server error, or too many calls: nothing came after all tries. */
  | "unreachable"
  /** The first word, the next piece or the end did not come in time. */
  | "late"
  /** What came is no chat completion. */
  | "malformed"
  /** The endpoint rejects the call itself: a wrong key, an unknown model, a field that it does not know. */
  | "misconfigured"
  /** The conversation is longer than the model can read. */
  | "too_long"
  /** Nothing was said, or the model declined. */
  | "empty"
  /** Tools were called wrongly again after a correction, or without end. */
  | "tools"
  /** Nothing of what was said is backed by a tool or an article. */
  | "unbacked";

export class ModelFailure extends Error {
  override name = "ModelFailure";

  constructor(
    readonly kind: FailureKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }

  /** Whether the endpoint is at fault, and others who ask it now would meet the same. */
  get isEndpoints(): boolean {
    return (
      this.kind === "unreachable" || this.kind === "late" || this.kind === "malformed" || this.kind === "misconfigured"
    );
  }
}

/** What an error of the library or of the network means. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { name, message, status } = plain(error);
  if (name === "TimeoutError" || /timeout of \d+ ?ms/i.test(message)) return new ModelFailure("late", message, error);
  if (status !== undefined) {
    if (status === 429 || status === 408 || status >= 500)
      return new ModelFailure("unreachable", `HTTP ${status}`, error);
    if (isTooLong(status, error)) return new ModelFailure("too_long", `HTTP ${status}`, error);
    if (status >= 400) return new ModelFailure("misconfigured", `HTTP ${status}`, error);
  }
  if (/ToolChoiceViolation|NoSuchTool|InvalidToolInput/.test(name)) return new ModelFailure("tools", name, error);
  if (/JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|ReplyTooLong/.test(name))
    return new ModelFailure("malformed", name, error);
  if (/APICall|ConnectionRefused|ECONN|socket|network|fetch|closed/i.test(`${name} ${message}`))
    return new ModelFailure("unreachable", name, error);
  return new ModelFailure("malformed", name, error);
}

function plain(error: unknown): { name: string; message: string; status: number | undefined } {
  if (typeof error !== "object" || error === null) return { name: "Error", message: String(error), status: undefined };
  const { name, message, statusCode, code } = error as Record<string, unknown>;
  return {
    name: typeof name === "string" && name !== "Error" ? name : String(code ?? "Error"),
    message: typeof message === "string" ? message : "",
    status: typeof statusCode === "number" ? statusCode : undefined,
  };
}

/** Servers say it in many words, and most of them with 400. */
function isTooLong(status: number, error: unknown): boolean {
  if (status === 413) return true;
  const { responseBody, message } = error as { responseBody?: unknown; message?: unknown };
  return (
    (status === 400 || status === 422) &&
    /context[_ ](?:length|window|size)|maximum context|too (?:long|many tokens)|exceeds? .{0,40}tokens/i.test(
      `${String(responseBody)} ${String(message)}`,
    )
  );
}
