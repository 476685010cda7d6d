import type * as z from "zod";
import { type Path, type PlanFault, upperFirst } from "./plan-fault.ts";

type Issue = z.core.$ZodIssue;

const numbers = new Intl.NumberFormat("nl-BE");

/** @param content of the issues, for names @returns 'Tafel 3, stoel A: de plaats van links (x) is geen getal.' */
export function shapeFaults(content: unknown, issues: readonly Issue[]): PlanFault[] {
  return issues.map((issue) => {
    const path = issue.path.filter((step) => typeof step !== "symbol");
    const { where, field } = wordsFor(content, path);
    const fault = `${field} ${wrongWith(issue, content)}`;
    return { path, message: upperFirst(where === "" ? fault : `${where}: ${fault}`) };
  });
}

const FEW = 3;

/** @param count number of all faults, when `faults` has only the first ones */
export function fewFaults(faults: readonly PlanFault[], count = faults.length): string[] {
  const more = count - FEW;
  const rest = more === 1 ? "En nog 1 andere fout." : `En nog ${numbers.format(more)} andere fouten.`;
  return [...faults.slice(0, FEW).map(({ message }) => message), ...(more > 0 ? [rest] : [])];
}

const FIELDS: Readonly<Record<string, string>> = {
  x: "de plaats van links",
  y: "de plaats van boven",
  width: "de breedte",
  height: "de hoogte",
  capacity: "het aantal plaatsen",
  turn: "de draaihoek",
  bend: "de kromming",
  id: "het kenmerk",
  kind: "de soort",
  shape: "de vorm",
  zone: "de zone",
  name: "de naam",
  label: "de naam",
  stage: "het podium",
  groups: "de lijst van rijen en tafels",
  seats: "de lijst van stoelen",
  zones: "de lijst van zones",
  decor: "de lijst van gangpaden, deuren en teksten",
};

/** @returns where: 'Tafel 3, stoel A', empty for the drawing itself; field: 'de plaats van links (x)' */
function wordsFor(content: unknown, path: Path): { where: string; field: string } {
  const where: string[] = [];
  let [rest, value] = [path, content];
  for (;;) {
    const [list, index, ...more] = rest;
    if (list === "stage" && index !== undefined) {
      where.push("podium");
      rest = rest.slice(1);
      break;
    }
    if (typeof list !== "string" || typeof index !== "number") break;
    value = valueAt(value, [list, index]);
    where.push(partName(list, index, value));
    rest = more;
  }
  const [field] = rest;
  if (typeof field !== "string") return { where: where.join(", "), field: where.length > 0 ? "dit" : "de zaal" };
  const isSeat = path.includes("seats");
  const word = isSeat && field === "label" ? "de letter of het nummer" : FIELDS[field];
  return { where: where.join(", "), field: word === undefined ? field : `${word} (${field})` };
}

/** 'Tafel 3', 'stoel A'; 'rij of tafel nr. 4 (groups[3])' without a name. */
function partName(list: string, index: number, part: unknown): string {
  const name = valueAt(part, [list === "zones" ? "name" : "label"]);
  const word = { groups: "rij of tafel", seats: "stoel", zones: "zone", decor: "onderdeel" }[list] ?? list;
  if (typeof name !== "string" || name.trim() === "") return `${word} nr. ${index + 1} (${list}[${index}])`;
  const short = name.trim().slice(0, 40);
  if (list === "groups") return short;
  return list === "seats" ? `stoel ${short}` : `${word} '${short}'`;
}

function wrongWith(issue: Issue, content: unknown): string {
  if (issue.code === "invalid_type") return wrongType(issue.expected, valueAt(content, issue.path));
  if (issue.code === "too_big")
    return `is te ${isCounted(issue) ? "lang" : "groot"}: ten hoogste ${amount(issue.maximum, issue)}.`;
  if (issue.code === "too_small")
    return `is te ${isCounted(issue) ? "kort" : "klein"}: ten minste ${amount(issue.minimum, issue)}.`;
  if (issue.code === "invalid_value")
    return `bestaat niet. Kies uit ${issue.values.map((value) => `‘${String(value)}’`).join(", ")}.`;
  if (issue.code === "invalid_format") return "bevat een teken dat niet kan, zoals een regeleinde.";
  return "is niet wat hier hoort.";
}

function wrongType(expected: string, value: unknown): string {
  if (value === undefined) return "ontbreekt.";
  // JSON.parse reads 1e999 as Infinity.
  if (value === Infinity || value === -Infinity) return "is geen bruikbaar getal.";
  return `is ${NONE[expected] ?? "niet wat hier hoort"}.`;
}

const NONE: Readonly<Record<string, string>> = {
  number: "geen getal",
  int: "geen geheel getal",
  string: "geen tekst",
  array: "geen lijst",
  object: "geen geheel van velden",
};

interface Sized {
  readonly origin: string;
}

const isCounted = ({ origin }: Sized): boolean => origin === "string" || origin === "array";

function amount(limit: number | bigint, { origin }: Sized): string {
  return `${numbers.format(limit)}${origin === "string" ? " tekens" : ""}`;
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    content,
  );
}
