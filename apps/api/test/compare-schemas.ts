import type { Catalog } from "./catalog.ts";
import { TAKEN_AWAY } from "./taken-away.ts";

type Thing = { table?: string; name: string };
type Report = (complaint: string) => void;

const keyOf = ({ table, name }: Thing): string => (table ? `${table}.${name}` : name);

function pairs<T extends Thing>(before: readonly T[], after: readonly T[]): Array<[was: T, is: T | undefined]> {
  const byKey = new Map(after.map((thing) => [keyOf(thing), thing]));
  return before.map((was) => [was, byKey.get(keyOf(was))]);
}

function onlyIn<T extends Thing>(after: readonly T[], before: readonly T[]): T[] {
  const known = new Set(before.map(keyOf));
  return after.filter((thing) => !known.has(keyOf(thing)));
}

/** Whether a list of allowed values only grew: a process that knows the shorter list writes no other values. */
function isWider(was: string, is: string): boolean {
  const value = /'((?:[^']|'')*)'(?:::text)?(?:, )?/g;
  const [before, after] = [was, is].map((text) => new Set([...text.matchAll(value)].map(([, found]) => found)));
  const rest = (text: string): string => text.replace(value, "");
  return rest(was) === rest(is) && before !== undefined && after !== undefined && before.isSubsetOf(after);
}

function compareColumns(before: Catalog, after: Catalog, report: Report): void {
  const tables = new Set(after.tables.map(({ name }) => name));
  for (const [was, is] of pairs(before.columns, after.columns)) {
    const column = `column ${keyOf(was)}`;
    if (!tables.has(was.table)) continue;
    if (!is) {
      report(`${column} is gone`);
      continue;
    }
    if (is.type !== was.type) report(`${column} was ${was.type} and is ${is.type}`);
    if (was.nullable && !is.nullable) report(`${column} may no longer be null`);
    if (!was.nullable && is.nullable) report(`${column} may be null, which nobody reckoned with`);
    if (was.filled && !is.filled) report(`${column} lost its default`);
    if (!was.computed && is.computed) report(`${column} may no longer be written`);
  }
  const known = new Set(before.tables.map(({ name }) => name));
  for (const column of onlyIn(after.columns, before.columns))
    if (known.has(column.table) && !column.nullable && !column.filled)
      report(`column ${keyOf(column)} is new and needs a value`);
}

/** Reports changed rules, and new ones that older processes may break; not of new columns, which have defaults. */
function compareRules(before: Catalog, after: Catalog, report: Report): void {
  const known = new Set(before.tables.map(({ name }) => name));
  const newColumns = onlyIn(after.columns, before.columns);
  const isOfOldColumns = ({ table, definition }: { table: string; definition: string }): boolean =>
    known.has(table) &&
    !newColumns.some(({ table: of, name }) => of === table && new RegExp(`\\b${name}\\b`).test(definition));
  const stands = new Set(after.tables.map(({ name }) => name));
  const lists = [
    ["unique index", before.uniqueIndexes, after.uniqueIndexes],
    ["constraint", before.constraints, after.constraints],
  ] as const;
  for (const [what, was, is] of lists)
    for (const rule of onlyIn<(typeof is)[number]>(is, was))
      if (isOfOldColumns(rule) && !was.some((old) => old.table === rule.table && old.definition === rule.definition))
        report(`${what} ${keyOf(rule)} is new: ${rule.definition}`);
  for (const [was, is] of pairs(before.uniqueIndexes, after.uniqueIndexes))
    if (stands.has(was.table) && is?.definition !== was.definition)
      report(`unique index ${keyOf(was)} is ${is ? `another: ${is.definition}` : "gone"}`);
  for (const [was, is] of pairs(before.constraints, after.constraints)) {
    if (!stands.has(was.table) || is?.definition === was.definition) continue;
    // A removed or widened check allows all that it allowed before.
    if (was.kind === "check" && (!is || isWider(was.definition, is.definition))) continue;
    report(`constraint ${keyOf(was)} is ${is ? `another: ${is.definition}` : "gone"}`);
  }
  for (const [was, is] of pairs(before.triggers, after.triggers))
    if (stands.has(was.table) && is?.definition !== was.definition)
      report(`trigger ${keyOf(was)} is ${is ? `another: ${is.definition}` : "gone"}`);
}

/**
 * Finds changes in `after` that break a process that knows only `before`, as in a rolling restart. CONTRIBUTING says
 * how to remove something over two releases. Complaints that `takenAway` names are left out.
 */
export function compareSchemas(
  before: Catalog,
  after: Catalog,
  takenAway: Readonly<Record<string, string>> = TAKEN_AWAY,
): string[] {
  const complaints: string[] = [];
  const report: Report = (complaint) => {
    if (!(complaint in takenAway)) complaints.push(complaint);
  };
  for (const [was, is] of pairs(before.tables, after.tables))
    if (is?.kind !== was.kind) report(`table ${was.name} is ${is ? "no longer one" : "gone"}`);
  compareColumns(before, after, report);
  compareRules(before, after, report);
  for (const [was, is] of pairs(before.functions, after.functions))
    if (is?.returns !== was.returns)
      report(`function ${was.name} is ${is ? `another: returns ${is.returns}` : "gone"}`);
  return complaints;
}
