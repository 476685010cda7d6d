import type { ListQuery } from "@podium/shared/contracts/common";
import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

export type List<Item> = Item[] | Page<Item>;

type Slice = Pick<Page<never>, "page" | "pageSize">;

export interface PageRequest<Column extends string> extends Slice {
  search: string;
  /** Null: the list's own order, also for an unknown column. */
  sort: { column: Column; direction: "asc" | "desc" } | null;
}

/** @returns null when the query asks for all items */
export function toPageRequest<Column extends string>(
  { search, page, pageSize, sort }: ListQuery,
  list: { columns: readonly Column[]; pageSize: number },
): PageRequest<Column> | null {
  if ([search, page, pageSize, sort].every((part) => part === undefined)) return null;
  const column = list.columns.find((name) => name === sort?.replace("-", ""));
  return {
    search: search ?? "",
    page: page ?? 1,
    pageSize: pageSize ?? list.pageSize,
    sort: column ? { column, direction: sort?.startsWith("-") ? "desc" : "asc" } : null,
  };
}

export async function readPage<DB, Tables extends keyof DB, Item>(
  { page, pageSize }: Slice,
  rows: SelectQueryBuilder<DB, Tables, Item>,
  count: { executeTakeFirstOrThrow(): Promise<{ total: number }> },
) {
  const slice = rows.limit(pageSize).offset((page - 1) * pageSize);
  const [items, { total }] = await Promise.all([slice.execute(), count.executeTakeFirstOrThrow()]);
  return { items, total, page, pageSize };
}

/** Searching is the expensive part: one statement searches once, and both counts and orders (decisions, 060). */
export async function findPage(
  db: Db,
  { page, pageSize }: Slice,
  { found, order }: { found: Expression<{ id: number }>; order: Expression<unknown> },
): Promise<Page<{ id: number }>> {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as materialized ${found}
    select array(select id from found order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}) as ids,
      (select count(*)::int from found) as total`.execute(db);
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { items: ids.map((id) => ({ id })), total, page, pageSize };
}

export function mapList<Item, Mapped>(list: List<Item>, map: (item: Item) => Mapped): List<Mapped> {
  return Array.isArray(list) ? list.map(map) : { ...list, items: list.items.map(map) };
}
