import { type DestinationStream, type Logger, pino } from "pino";
import { onFirstUse } from "./on-first-use.ts";

const loadPretty = onFirstUse(() => import("pino-pretty"));

/** Mail addresses, signed tokens, secrets of QR codes. */
const MAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const TOKENS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\btoken[:=][^\s;"\\]+/gi, "token:[secret]"],
];

function withoutPersonalData(line: string): string {
  // Every call writes a line: its words need not be tried as an address one by one.
  const withoutMails = line.includes("@") ? line.replaceAll(MAIL, "[mail]") : line;
  return TOKENS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), withoutMails);
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  stack?: string | undefined;
  cause?: DescribedError;
}

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

function describeRequest(request: { id?: unknown; method?: string; routeOptions?: { url?: string | undefined } }) {
  return { id: request.id, method: request.method, route: request.routeOptions?.url };
}

/**
 * Lines of one turn in one write: each write costs as much as what the line tells of. A process that ends writes what it
 * has left; one that is killed, or runs out of memory, loses the lines of its last turn.
 */
export function writeTogether(destination: DestinationStream): DestinationStream {
  let lines = "";
  function flush(): void {
    if (lines !== "") destination.write(lines);
    lines = "";
  }
  process.on("exit", flush);
  return {
    write(line) {
      if (lines === "") setImmediate(flush);
      lines += line;
    },
  };
}

/** Standard output for who reads along, without the thread in which pino would make it readable. */
export async function readableOutput(): Promise<DestinationStream> {
  const { default: pretty } = await loadPretty();
  return pretty({ ignore: "pid,hostname", singleLine: true, sync: true });
}

/** @param options.destination none: standard output */
export function createLogger(options: { level: string; destination?: DestinationStream }): Logger {
  const settings = {
    level: options.level,
    serializers: { err: describeError, error: describeError, req: describeRequest },
    hooks: { streamWrite: withoutPersonalData },
  };
  return pino(settings, options.destination ?? writeTogether(pino.destination(1)));
}
