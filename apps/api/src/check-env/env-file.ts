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

/**
 * Reads a .env as Docker Compose does; values of several lines are not supported.
 * @param options.systemd reads it as systemd does: a $ is literal, and a comment after a value belongs to the value
 */
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
