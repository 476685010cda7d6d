/** A calendar file as another program reads it (RFC 5545); this parser shares no code with the product. */
export interface CalendarPart {
  name: string;
  /** Keyed by name, without parameters; escapes are resolved. */
  properties: Record<string, string>;
  parameters: Record<string, string>;
  parts: CalendarPart[];
}

const MAX_OCTETS = 75;
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/;
const ESCAPES: Record<string, string> = { n: "\n", N: "\n", ",": ",", ";": ";", "\\": "\\" };

function unescapeText(value: string): string {
  return value.replaceAll(/\\(.)/g, (whole, character: string) => {
    const meant = ESCAPES[character];
    if (meant === undefined) throw new Error(`an unknown escape ${whole}`);
    return meant;
  });
}

/** Text without its escapes in these; the others have values of other kinds. */
const TEXTS = new Set(["SUMMARY", "LOCATION", "DESCRIPTION", "NAME", "X-WR-CALNAME"]);

/** @throws Error for a line that is too long, that ends wrongly, or that is no property; for parts that do not end */
export function readCalendar(file: string): CalendarPart {
  if (/\r(?!\n)|(?<!\r)\n/.test(file)) throw new Error("a line does not end in CRLF");
  if (!file.endsWith("\r\n")) throw new Error("the last line does not end");
  const folded = file.slice(0, -2).split("\r\n");
  const long = folded.find((line) => Buffer.byteLength(line) > MAX_OCTETS);
  if (long !== undefined) throw new Error(`longer than ${MAX_OCTETS} octets: ${long}`);
  const root: CalendarPart = { name: "", properties: {}, parameters: {}, parts: [] };
  const open = [root];
  for (const line of folded.join("\r\n").replaceAll("\r\n ", "").split("\r\n")) {
    const [, name, parameters = "", value = ""] = LINE.exec(line) ?? [];
    const part = open.at(-1);
    if (name === undefined || !part) throw new Error(`no property: ${line}`);
    if (name === "BEGIN") {
      const inner: CalendarPart = { name: value, properties: {}, parameters: {}, parts: [] };
      part.parts.push(inner);
      open.push(inner);
    } else if (name === "END") {
      if (open.pop()?.name !== value) throw new Error(`ends what did not begin: ${value}`);
    } else {
      if (name in part.properties) throw new Error(`twice: ${name}`);
      if (TEXTS.has(name) && /(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`not escaped: ${line}`);
      part.properties[name] = TEXTS.has(name) ? unescapeText(value) : value;
      part.parameters[name] = parameters;
    }
  }
  const [calendar, ...more] = root.parts;
  if (open.length !== 1 || calendar?.name !== "VCALENDAR" || more.length > 0) throw new Error("not one calendar");
  return calendar;
}

/** @throws Error unless it has exactly one event */
export function readEvent(file: string): CalendarPart {
  const [event, ...more] = readCalendar(file).parts;
  if (event?.name !== "VEVENT" || more.length > 0) throw new Error("not one event");
  return event;
}
