/** The first JSON syntax error of a text, to show in Dutch: the messages of browsers are English, and differ. */
export interface JsonFault {
  /** Counts from 1. */
  line: number;
  /** The text at the fault, cut short; empty at the end of the text. */
  found: string;
}

const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON's strings have none
  /("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|((?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))|([{}[\],:])/y;
/** A string without its closing quote, up to the end of the text. */
const CUT_STRING = /^"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*\\?$/;
const SPACE = /[ \t\r\n]*/y;

type Next = "value" | "value or ]" | "key" | "key or }" | ":" | ", or close" | "end";

/** @param text that `JSON.parse` refuses */
export function findJsonFault(text: string): JsonFault {
  const open: ("{" | "[")[] = [];
  let next: Next = "value";
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const [token, string, plain] = TOKEN.exec(text) ?? [];
    const after: Next | undefined =
      token === undefined ? undefined : following({ token, isString: string !== undefined, plain }, next, open);
    if (token === undefined || after === undefined) break;
    next = after;
    at += token.length;
  }
  if (CUT_STRING.test(text.slice(at))) at = text.length;
  const [found = ""] = /^\S[^\s,}\]]*/.exec(text.slice(at, at + 20)) ?? [];
  return { line: text.slice(0, at).split(/\r\n|\r|\n/).length, found };
}

interface Token {
  token: string;
  isString: boolean;
  /** A number, true, false or null. */
  plain: string | undefined;
}

/** @param open the objects and lists around the token; is updated @returns undefined: the token may not stand here */
function following({ token, isString, plain }: Token, next: Next, open: ("{" | "[")[]): Next | undefined {
  const afterValue = (): Next => (open.length === 0 ? "end" : ", or close");
  if (
    (token === "}" && (next === "key or }" || (next === ", or close" && open.at(-1) === "{"))) ||
    (token === "]" && (next === "value or ]" || (next === ", or close" && open.at(-1) === "[")))
  ) {
    open.pop();
    return afterValue();
  }
  if (next === "key" || next === "key or }") return isString ? ":" : undefined;
  if (next === ":") return token === ":" ? "value" : undefined;
  if (next === ", or close") return token === "," ? (open.at(-1) === "{" ? "key" : "value") : undefined;
  if (next === "end") return undefined;
  if (isString || plain !== undefined) return afterValue();
  if (token !== "{" && token !== "[") return undefined;
  open.push(token);
  return token === "{" ? "key or }" : "value or ]";
}
