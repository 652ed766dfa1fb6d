import { SECOND_MS } from "../../../packages/shared/src/domain/time";
import { Callers, type Credentials } from "./callers";
import { KnownIds } from "./known-ids";
import { SeededRandom } from "./random";
import { type CallerKind, fuzzRequest, type FuzzRequest } from "./requests";
import { type Answer, faultOf } from "./rules";

const CONCURRENCY = 16;
const MAX_ANSWER_MS = 30 * SECOND_MS;
/** More would be repetitions. */
const MAX_FAULTS = 20;

export interface FuzzResult {
  /** Each with its case and a command that repeats the call. */
  faults: string[];
  statuses: Record<string, number>;
  /** The credentials that were used. */
  secrets: readonly string[];
}

/** Calls the server `cases` times; each case depends on the seed, its number and the ids of earlier answers. */
export async function fuzz(options: {
  url: string;
  widget: { origin: string; key: string };
  seed: number;
  cases: number;
}): Promise<FuzzResult> {
  const callers = new Callers(options.url, options.widget);
  const ids = new KnownIds();
  const result: FuzzResult = { faults: [], statuses: {}, secrets: [] };
  const secrets = new Set<string>();
  let next = 0;

  async function runOne(index: number): Promise<void> {
    const random = new SeededRandom((options.seed * 100_003 + index) >>> 0);
    const request = fuzzRequest(index, random, (field) => ids.pick(field, random));
    const credentials = await callers.credentials(request.caller);
    for (const secret of credentials.secrets) secrets.add(secret);
    const init = initOf(request, credentials);
    let fault: string | null;
    try {
      const answer = await send(`${options.url}${request.path}`, init);
      result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
      const { pathname } = new URL(`${options.url}${request.path}`);
      fault = request.method === "HEAD" ? headFaultOf(answer) : faultOf(pathname, answer, credentials.secrets);
      if (answer.status < 300) ids.learn(request.operation, dataOf(answer.body));
      if (request.credentialsKept && ENDED[request.caller]?.test(answer.body))
        await callers.renew(request.caller, credentials);
    } catch (error) {
      fault = `no answer: ${String(error)}`;
    }
    if (fault !== null) result.faults.push(`case ${index} as ${request.caller}: ${fault}\n${commandOf(request)}`);
  }

  async function work(): Promise<void> {
    while (next < options.cases && result.faults.length < MAX_FAULTS) await runOne(next++);
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  result.secrets = [...secrets];
  return result;
}

/** The error that says that a caller's credentials ended, by a call such as `auth.logout`. */
const ENDED: Readonly<Partial<Record<CallerKind, RegExp>>> = {
  user: /"code":"(?:not_signed_in|session_expired)"/,
  developer: /"code":"invalid_api_key"/,
  widget: /"code":"session_expired"/,
};

/** An answer to HEAD has no body to look at. */
const headFaultOf = ({ status }: Answer) => (status >= 500 && status !== 503 ? `status ${status}` : null);

function initOf({ method, headers, body }: FuzzRequest, credentials: Credentials): RequestInit {
  return {
    method,
    headers: { ...credentials.headers, ...headers },
    redirect: "manual",
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  };
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** The output of a call over either transport. */
function dataOf(body: string): unknown {
  try {
    const json = JSON.parse(body) as { result?: { data?: unknown } };
    return json.result?.data ?? json;
  } catch {
    return null;
  }
}

const LONGEST_COMMAND = 3_000;

function commandOf({ method, path, headers, body }: FuzzRequest): string {
  const options = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  if (body !== undefined) options.push(`--data-raw ${quoted(body)}`);
  return `curl -X ${method} "$URL"${quoted(path)} $CREDENTIALS ${options.join(" ")}`.slice(0, LONGEST_COMMAND);
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
