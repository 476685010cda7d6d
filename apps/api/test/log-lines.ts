import type { DestinationStream } from "pino";

export interface LogLine {
  level: number;
  msg: string;
  reqId?: string;
  [field: string]: unknown;
}

/** Keeps what the log writes. */
export function keepLog(): DestinationStream & { text(): string; lines(): LogLine[] } {
  const written: string[] = [];
  return {
    write: (line) => void written.push(line),
    text: () => written.join(""),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
  };
}
