/** Why a model's reply cannot be used. */
export type FailureKind =
  /** No connection, a server error, or too many calls: nothing came after all tries. */
  | "unreachable"
  /** The first word, the next piece or the end did not come in time. */
  | "late"
  /** What came is no chat completion, or does not have the form that was asked for. */
  | "malformed"
  /** The endpoint rejects the call itself: a wrong key, an unknown model, a field that it does not know. */
  | "misconfigured"
  /** Nothing was said, or the model declined. */
  | "empty";

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
    return this.kind === "unreachable" || this.kind === "late" || this.kind === "misconfigured";
  }
}

/** What an error of the library or of the network means. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { name, message, status, cause } = plain(error);
  // The reply began well; what broke it is inside.
  if (status === 200 && cause) return failureOf(cause);
  if (name === "TimeoutError" || /timeout of \d+ ?ms/i.test(message)) return new ModelFailure("late", message, error);
  if (status !== undefined) {
    if (status === 429 || status === 408 || status >= 500)
      return new ModelFailure("unreachable", `HTTP ${status}`, error);
    if (status >= 400) return new ModelFailure("misconfigured", `HTTP ${status}`, error);
  }
  if (/NoOutput|NoContent/.test(name)) return new ModelFailure("empty", name, error);
  if (/NoObject|JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|ReplyTooLong/.test(name))
    return new ModelFailure("malformed", name, error);
  if (/APICall|ConnectionRefused|ECONN|socket|network|fetch|closed/i.test(`${name} ${message}`))
    return new ModelFailure("unreachable", name, error);
  return new ModelFailure("malformed", name, error);
}

function plain(error: unknown): { name: string; message: string; status: number | undefined; cause: unknown } {
  if (typeof error !== "object" || error === null)
    return { name: "Error", message: String(error), status: undefined, cause: undefined };
  const { name, message, statusCode, code, cause } = error as Record<string, unknown>;
  return {
    name: typeof name === "string" && name !== "Error" ? name : String(code ?? "Error"),
    message: typeof message === "string" ? message : "",
    status: typeof statusCode === "number" ? statusCode : undefined,
    cause,
  };
}
