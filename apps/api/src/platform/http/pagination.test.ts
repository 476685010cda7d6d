import { expect, test } from "vitest";
import { toPageRequest } from "./pagination.ts";

const list = { columns: ["id", "name"] as const, pageSize: 25 };
const first = { search: "", page: 1, pageSize: 25, sort: null };

test("a query without search, page, size or sort asks for all items", () => {
  expect(toPageRequest({}, list)).toBeNull();
});

test.for([
  [{ search: "" }, first],
  [{ search: "an" }, { ...first, search: "an" }],
  [{ page: 3 }, { ...first, page: 3 }],
  [{ pageSize: 10 }, { ...first, pageSize: 10 }],
  [{ sort: "name" }, { ...first, sort: { column: "name", direction: "asc" } }],
  [{ sort: "-id" }, { ...first, sort: { column: "id", direction: "desc" } }],
  [{ sort: "-secret" }, first],
] as const)("%j asks for a page", ([query, page]) => {
  expect(toPageRequest(query, list)).toEqual(page);
});
