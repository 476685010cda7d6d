import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type ListOptions, useAddressParams, useListView } from "./list-view.ts";

/** The list's view in a page, with its address and a way back. */
function open(address: string, options?: ListOptions) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/admin", address]}>{children}</MemoryRouter>
  );
  const page = () => ({ ...useListView(options), search: useLocation().search, go: useNavigate() });
  return renderHook(page, { wrapper }).result;
}

it("shows what a shared link says: search, page, order and filters", () => {
  const { current } = open("/lijst?zoek=an+maes&pagina=3&sorteer=-date&status=PENDING&reservatie=7", {
    filters: ["status", "show"],
  });
  expect(current.view).toEqual({
    search: "an maes",
    pageIndex: 2,
    pageSize: 25,
    sort: { id: "date", desc: true },
    filters: { status: "PENDING" },
  });
});

it.each(["nul", "0", "-4", "1e99"])("is on a page that can be, whatever the address says: %s", (page) => {
  expect(Number.isSafeInteger(open(`/lijst?pagina=${page}`).current.view.pageIndex)).toBe(true);
  expect(open(`/lijst?pagina=${page}`).current.view.pageIndex).toBeGreaterThanOrEqual(0);
});

it("writes page, order and filters in the address at once, and leaves the rest of it", () => {
  const list = open("/lijst?reservatie=7", { filters: ["status"] });
  act(() => list.current.onView({ ...list.current.view, pageIndex: 1, sort: { id: "user", desc: false } }));
  expect(list.current.search).toBe("?reservatie=7&pagina=2&sorteer=user");
  act(() => list.current.onView({ ...list.current.view, pageIndex: 0, filters: { status: "EXPIRED" } }));
  expect(list.current.search).toBe("?reservatie=7&sorteer=user&status=EXPIRED");
});

it("shows the letters of a search at once, and writes them together, on the first page", async () => {
  const list = open("/lijst?pagina=2");
  for (const search of ["v", "vr", "vrek"]) act(() => list.current.onView({ ...list.current.view, search }));
  expect([list.current.view.search, list.current.view.pageIndex, list.current.search]).toEqual([
    "vrek",
    0,
    "?pagina=2",
  ]);
  await waitFor(() => expect(list.current.search).toBe("?zoek=vrek"));
  expect(list.current.settled.search).toBe("vrek");
});

it("goes back, search by search and page by page, to what was shown", async () => {
  const list = open("/lijst");
  act(() => list.current.onView({ ...list.current.view, pageIndex: 1 }));
  act(() => list.current.onView({ ...list.current.view, search: "vrek" }));
  await waitFor(() => expect(list.current.search).toBe("?zoek=vrek"));
  await act(() => list.current.go(-1));
  expect([list.current.view.search, list.current.view.pageIndex]).toEqual(["", 1]);
  await act(() => list.current.go(-1));
  expect(list.current.view.pageIndex).toBe(0);
});

it("keeps what was put in the address at the same moment by another part of the page", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/lijst?zoek=vrek"]}>{children}</MemoryRouter>
  );
  const page = () => ({ ...useListView(), change: useAddressParams()[1], search: useLocation().search });
  const { result } = renderHook(page, { wrapper });
  act(() => {
    // Both changes come before either is drawn.
    result.current.change((params) => params.set("reservatie", "7"));
    result.current.onView({ ...result.current.view, pageIndex: 1 });
  });
  expect(result.current.search).toBe("?zoek=vrek&reservatie=7&pagina=2");
  act(() => result.current.change((params) => params.delete("reservatie")));
  expect(result.current.search).toBe("?zoek=vrek&pagina=2");
});

describe("while the page is left, which stays until the next one is there", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it("does not take the visitor back to write what was typed a moment before", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    window.history.replaceState(null, "", "/lijst");
    const List = () => {
      const { view, onView } = useListView();
      return (
        <>
          <input onChange={({ target }) => onView({ ...view, search: target.value })} />
          <Link to="/reservatie">Bekijk</Link>
        </>
      );
    };
    const Coming = lazy(() => new Promise<never>(() => undefined));
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/lijst" element={<List />} />
          <Route path="/reservatie" element={<Coming />} />
        </Routes>
      </BrowserRouter>,
    );
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "vrek" } });
    fireEvent.click(screen.getByRole("link"));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("link")).toBeDefined();
    expect(window.location.pathname + window.location.search).toBe("/reservatie");
  });
});
