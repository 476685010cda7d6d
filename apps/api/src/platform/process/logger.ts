import { type DestinationStream, type Logger, pino } from "pino";
import { onFirstUse } from "./on-first-use.ts";

const loadPretty = onFirstUse(() => import("pino-pretty"));

const MAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const TOKENS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\btoken[:=][^\s;"\\]+/gi, "token:[secret]"],
];

function withoutPersonalData(line: string): string {
  // A fast check, because every call writes a line and the pattern is slow.
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

/** A write costs as much as the work that a line describes. A process that is killed loses the lines of its turn. */
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

/** Without the extra thread that pino would use for it. */
export async function readableOutput(): Promise<DestinationStream> {
  const { default: pretty } = await loadPretty();
  return pretty({ ignore: "pid,hostname", singleLine: true, sync: true });
}

export function createLogger(options: { level: string; destination?: DestinationStream }): Logger {
  const settings = {
    level: options.level,
    serializers: { err: describeError, error: describeError, req: describeRequest },
    hooks: { streamWrite: withoutPersonalData },
  };
  return pino(settings, options.destination ?? writeTogether(pino.destination(1)));
}
