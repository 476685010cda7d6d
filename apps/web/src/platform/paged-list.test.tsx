import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { changeLoadedRows, type ListAnswer, type ListView, putRowFirst, usePagedList } from "./paged-list.ts";
import { queryClient } from "./query-client.ts";

interface Row {
  id: number;
  paid: boolean;
}
const KEY = ["payments", "list"];
const FIRST: ListView = { search: "", pageIndex: 0, pageSize: 2, sort: undefined };
const row = (id: number, paid = false): Row => ({ id, paid });

afterEach(() => queryClient.clear());

/** A screen with the rows 1 and 2 that has just asked for them again. */
async function asking(view = FIRST) {
  let answer: (rows: Row[]) => void = () => undefined;
  const fetchList = () =>
    new Promise<ListAnswer<Row>>((resolve) => {
      answer = (items) => resolve({ items, total: items.length });
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePagedList(KEY, view, fetchList), { wrapper });
  await act(async () => answer([row(1), row(2)]));
  void result.current.refetch();
  return async (...rows: Row[]) => {
    await act(async () => answer(rows));
    return queryClient.getQueryData([...KEY, view]);
  };
}

describe("a page that is asked anew", () => {
  it("keeps what was heard of its rows since", async () => {
    const answer = await asking();
    changeLoadedRows<Row>(["payments"], (each) => (each.id === 1 ? row(1, true) : each));
    changeLoadedRows<Row>(["others"], () => row(9));
    expect(await answer(row(1), row(2))).toEqual({ items: [row(1, true), row(2)], total: 2 });
  });

  it("keeps a new row on top that the answer does not have yet", async () => {
    const answer = await asking();
    putRowFirst(KEY, row(3));
    expect(await answer(row(1), row(2))).toEqual({ items: [row(3), row(1)], total: 3 });
  });

  it("has a new row once when the answer has it already", async () => {
    const answer = await asking();
    putRowFirst(KEY, row(3));
    expect(await answer(row(3), row(1))).toEqual({ items: [row(3), row(1)], total: 2 });
  });

  it.each([
    { ...FIRST, search: "an" },
    { ...FIRST, pageIndex: 1 },
    { ...FIRST, sort: { id: "show", desc: false } },
  ])("puts no new row where the list is searched, sorted or further on: %o", async (view) => {
    const answer = await asking(view);
    putRowFirst(KEY, row(3));
    expect(await answer(row(1))).toEqual({ items: [row(1)], total: 1 });
  });
});
