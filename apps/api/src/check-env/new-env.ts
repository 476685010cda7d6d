import { randomBytes } from "node:crypto";

/** Returns the example with each secret filled in whose comment names the command that generates it. */
export function newEnv(example: string): string {
  let bytes = 0;
  return example
    .split("\n")
    .map((line) => {
      if (line.startsWith("#")) {
        bytes = Number(/openssl rand -hex (\d+)/.exec(line)?.[1] ?? 0);
        return line;
      }
      const filled = bytes > 0 && /^\w+=$/.test(line) ? line + randomBytes(bytes).toString("hex") : line;
      bytes = 0;
      return filled;
    })
    .join("\n");
}
