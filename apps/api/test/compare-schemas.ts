import type { Catalog } from "./catalog.ts";

/** Marks a removal that no release's code notices: the constraint refused rows that no statement makes. */
export const NO_CODE = "none";

/**
 * Removals that `compareSchemas` reports: the report, and the last release that still used what was removed.
 * The named release must not run beside the one that removes it, so at least one release must lie between them.
 */
export const REMOVED_PARTS: Readonly<Record<string, string>> = {
  // The index covers the same accounts as before: the excluded kinds (no address, repeated purchases) are new.
  "unique index users.users_email_of_the_living is another: btree (email) WHERE ((deleted_at IS NULL) AND (anonymous_network IS NULL) AND (NOT repeat_guest))":
    NO_CODE,
  // The check allows all that it allowed before, and also discount codes for more tickets.
  "constraint ticket_codes.ticket_codes_max_tickets_check is another: CHECK (((max_tickets >= 1) AND (max_tickets <=\nCASE\n    WHEN (type = 'DISCOUNT'::text) THEN 10000\n    ELSE 100\nEND)))":
    NO_CODE,
  // A reservation's own payments keep their rule; payments of a difference are new, and have one rule per move.
  "unique index payments.payments_one_open is another: btree (reservation_id, COALESCE(pending_move_id, 0)) WHERE (status = ANY (ARRAY['CREATED'::text, 'OPEN'::text]))":
    NO_CODE,
  // Tickets are made of seats that the same transaction reserved.
  "constraint reservation_seats.reservation_seats_show_id_seat_id_fkey is gone": NO_CODE,
};

/** @returns the removals that the last release in the changelog still uses, and those of unknown releases */
export function removedTooEarly(removals: Readonly<Record<string, string>>, changelog: string): string[] {
  const releases = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, release]) => release);
  return Object.entries(removals).flatMap(([what, release]) =>
    release === NO_CODE || releases.indexOf(release) > 0 ? [] : [what],
  );
}

type Thing = { table?: string; name: string };
type Report = (difference: string) => void;

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
 * how to remove something over two releases. Differences that `removals` names are left out.
 */
export function compareSchemas(
  before: Catalog,
  after: Catalog,
  removals: Readonly<Record<string, string>> = REMOVED_PARTS,
): string[] {
  const differences: string[] = [];
  const report: Report = (difference) => {
    if (!(difference in removals)) differences.push(difference);
  };
  for (const [was, is] of pairs(before.tables, after.tables))
    if (is?.kind !== was.kind) report(`table ${was.name} is ${is ? "no longer one" : "gone"}`);
  compareColumns(before, after, report);
  compareRules(before, after, report);
  for (const [was, is] of pairs(before.functions, after.functions))
    if (is?.returns !== was.returns)
      report(`function ${was.name} is ${is ? `another: returns ${is.returns}` : "gone"}`);
  return differences;
}
