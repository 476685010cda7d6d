import type { DestinationStream } from "pino";

export interface LogLine {
  level: number;
  msg: string;
  reqId?: string;
  [field: string]: unknown;
}

/** A destination of the log that remembers its lines. */
export function captureLog(): DestinationStream & { text(): string; lines(): LogLine[] } {
  const written: string[] = [];
  return {
    write: (line) => void written.push(line),
    text: () => written.join(""),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
  };
}
