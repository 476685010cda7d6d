import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import type { ListView } from "#platform/list-view.ts";
import { queryClient } from "#platform/query-client.ts";
import { changeLoadedRows, type ListResponse, pagedListQuery } from "./paged-list.ts";
import { useLiveQuery } from "./use-live-query.ts";

interface Row {
  id: number;
  paid: boolean;
}
const KEY = ["payments", "list"];
const FIRST: ListView = { search: "", pageIndex: 0, pageSize: 2, sort: undefined };
const row = (id: number, paid = false): Row => ({ id, paid });

afterEach(() => queryClient.clear());

it("applies changes of its rows to a page requested before them", async () => {
  const asked: ((rows: Row[]) => void)[] = [];
  const fetchList = () =>
    new Promise<ListResponse<Row>>((resolve) => {
      asked.push((items) => resolve({ items, total: items.length }));
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLiveQuery(pagedListQuery(KEY, FIRST, fetchList)), { wrapper });
  await act(async () => asked[0]?.([row(1), row(2)]));
  const refetched = result.current.refetch();
  await waitFor(() => expect(asked).toHaveLength(2));
  changeLoadedRows<Row>(["payments"], (each) => (each.id === 1 ? row(1, true) : each));
  changeLoadedRows<Row>(["others"], () => row(9));
  asked[1]?.([row(1), row(2)]);
  expect((await act(() => refetched)).data).toEqual({ items: [row(1, true), row(2)], total: 2 });
});
