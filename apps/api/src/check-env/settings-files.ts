import { randomBytes } from "node:crypto";
import { parse } from "yaml";

interface EnvLine {
  name: string;
  value: string;
  line: number;
  /** Docker replaces $NAME in such a value. */
  replacesDollars: boolean;
}

export interface EnvFile {
  /** The last line of a repeated name counts, as in Docker. */
  values: ReadonlyMap<string, EnvLine>;
  repeated: EnvLine[];
  unreadable: number[];
}

const NAMED = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/;
const QUOTED = /^(['"])((?:\\.|(?!\1).)*)\1\s*(?:#.*)?$/;

/** Outside single quotes systemd drops a backslash, and a backslash at the end continues a value on the next line. */
const dropsBackslash = (content: string): boolean => content.includes("\\") && !/^\w+='[^']*'\s*$/.test(content);

function valueOf(text: string): Pick<EnvLine, "value" | "replacesDollars"> | undefined {
  const [, quote, quoted] = QUOTED.exec(text) ?? [];
  if (quoted !== undefined) return { value: quoted, replacesDollars: quote === '"' && /(?<!\\)\$/.test(quoted) };
  if (/^['"]/.test(text)) return undefined;
  const value = text.replace(/(^|\s+)#.*$/, "");
  return { value, replacesDollars: value.includes("$") };
}

/** Does not support values of several lines. @param options.systemd a $ is literal, and a comment part of the value */
export function readEnvFile(text: string, { systemd = false } = {}): EnvFile {
  const values = new Map<string, EnvLine>();
  const repeated: EnvLine[] = [];
  const unreadable: number[] = [];
  for (const [index, content] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(#|$)/.test(content)) continue;
    const line = index + 1;
    const [, name, rest = ""] = NAMED.exec(content) ?? [];
    const value = valueOf(rest);
    const plain = ["", "'", '"'].map((quote) => `${name}=${quote}${value?.value}${quote}`);
    const readsOtherwise = systemd && (!plain.includes(content.trimEnd()) || dropsBackslash(content));
    if (name === undefined || !value || readsOtherwise) {
      unreadable.push(line);
      continue;
    }
    const entry = { name, line, ...value, replacesDollars: !systemd && value.replacesDollars };
    if (values.has(name)) repeated.push(entry);
    values.set(name, entry);
  }
  return { values, repeated, unreadable };
}

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

interface Service {
  environment?: Record<string, string>;
  stop_grace_period?: string;
}

const VARIABLE = /\$\{([A-Z_]+)(?:(:[-?])([^}]*))?\}/g;

export type ComposeFile = ReturnType<typeof readComposeFile>;

/** @param options.absent variables that ops/debian sets itself or does not use @param options.unit has the timeout */
export function withoutDocker(compose: ComposeFile, { absent, unit }: { absent: string[]; unit: string }): ComposeFile {
  const isThere = (name: string) => !absent.includes(name);
  return {
    ...compose,
    names: new Set([...compose.names].filter(isThere)),
    needed: new Map([...compose.needed].filter(([name]) => isThere(name))),
    graceSecondsOf: () => Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
  };
}

export function readComposeFile(text: string) {
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const found = [...text.matchAll(VARIABLE)].map(([, name = "", kind, rest = ""]) => ({ name, kind, rest }));

  const filledIn = (template: string, values: ReadonlyMap<string, string>): string =>
    template.replaceAll(VARIABLE, (_, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = values.get(name) ?? "";
      return value === "" && kind === ":-" ? (rest ?? "") : value;
    });

  return {
    names: new Set(found.map(({ name }) => name)),
    needed: new Map(found.flatMap(({ name, kind, rest }) => (kind === ":?" ? [[name, rest] as const] : []))),
    defaults: new Map(found.flatMap(({ name, kind, rest }) => (kind === ":-" ? [[name, rest] as const] : []))),

    graceSecondsOf: (service: string): number => Number.parseInt(services[service]?.stop_grace_period ?? "0", 10),

    environmentOf: (service: string, values: ReadonlyMap<string, string>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(services[service]?.environment ?? {}).map(([name, template]) => [
          name,
          filledIn(template, values),
        ]),
      ),
  };
}
