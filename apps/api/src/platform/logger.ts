import { type DestinationStream, type Logger, pino } from "pino";

/** What a log line must never carry, wherever in it it stands: mail addresses, signed tokens, the secret of a ticket's QR code. */
const PRIVATE: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, "[mail]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\btoken[:=][^\s;"\\]+/gi, "token:[secret]"],
];

function withoutPersonalData(line: string): string {
  return PRIVATE.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), line);
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  /** The database's name for what was violated. */
  constraint?: unknown;
  stack?: string | undefined;
  cause?: DescribedError;
}

/**
 * What is worth knowing of an error. Other fields stay out: the database's `detail` quotes rows, a mail server's
 * `response` and `rejected` quote addresses.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...("code" in error && { code: error.code }),
    ...("constraint" in error && { constraint: error.constraint }),
    stack,
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Only which call it was: an address carries names in a search and codes in a query. */
function describeRequest(request: { id?: unknown; method?: string; routeOptions?: { url?: string | undefined } }) {
  return { id: request.id, method: request.method, route: request.routeOptions?.url };
}

/**
 * The product's log: JSON lines, or lines for people while developing.
 * @param options.destination none: standard output
 */
export function createLogger(options: { level: string; pretty: boolean; destination?: DestinationStream }): Logger {
  const settings = {
    level: options.level,
    serializers: { err: describeError, error: describeError, req: describeRequest },
    hooks: { streamWrite: withoutPersonalData },
  };
  if (options.destination) return pino(settings, options.destination);
  if (!options.pretty) return pino(settings);
  return pino({
    ...settings,
    transport: { target: "pino-pretty", options: { ignore: "pid,hostname", singleLine: true } },
  });
}
