import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type DataColumn, useLocalPage } from "./data-table-model.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { DataTable } from "./data-table.tsx";

interface Person {
  id: number;
  name: string;
}

const names = ["Zoë", "Élise", "ann", "Bo", "Wout"];
const rows: Person[] = names.map((name, index) => ({ id: index + 1, name }));
const columns: DataColumn<Person>[] = [
  { id: "id", header: "ID", cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: "name", header: "Naam", cell: ({ name }) => name, text: ({ name }) => name, sortBy: ({ name }) => name },
];

function shown(): (string | null)[] {
  const [, ...lines] = within(screen.getByRole("table", { name: "Mensen" })).getAllByRole("row");
  return lines.map((line) => within(line).getAllByRole("cell")[1]?.textContent ?? null);
}

interface PersonTableProps {
  all: readonly Person[];
  pageSize?: number;
  shownAs?: readonly DataColumn<Person>[];
}

function PersonTable({ all, pageSize, shownAs = columns }: PersonTableProps) {
  const page = useLocalPage(all, shownAs, pageSize === undefined ? {} : { pageSize });
  return (
    <DataTable
      caption="Mensen"
      page={page}
      columns={shownAs}
      searchLabel="Zoek"
      exportAs={{ fileName: "mensen", announce: () => Promise.resolve() }}
      empty="Niemand"
    />
  );
}

describe("the table", () => {
  beforeEach(() => void renderScreen(<PersonTable all={rows} pageSize={3} />));

  it("shows a page at a time and leads to the next", async () => {
    expect(shown()).toEqual(["Zoë", "Élise", "ann"]);
    await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
    expect(shown()).toEqual(["Bo", "Wout"]);
    expect(screen.getByText("4–5 van 5")).toBeTruthy();
  });

  it("shows the top of the next page, with the focus on it", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
    const table = screen.getByRole("table", { name: "Mensen" });
    expect(scrolled.mock.contexts).toEqual([table]);
    expect(document.activeElement).toBe(table);
  });

  it("keeps two columns in one cell apart, each with its name and its order", async () => {
    cleanup();
    const folded = columns.map((column) => (column.id === "name" ? { ...column, under: "id" } : column));
    renderScreen(<PersonTable all={rows} shownAs={folded} />);
    const [head] = within(screen.getByRole("table")).getAllByRole("columnheader");
    await userEvent.click(screen.getByRole("button", { name: "Naam" }));
    expect(head?.getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("button", { name: /^Naam ?\(oplopend\)$/ })).toBeTruthy();
    const [cell] = screen.getAllByRole("cell");
    const parts = [...(cell?.children ?? [])].map((part) => [part.getAttribute("data-label"), part.textContent]);
    expect(parts).toEqual([
      ["ID", "3"],
      ["Naam", "ann"],
    ]);
  });

  it("sorts as Dutch does: accents and case do not count", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Naam" }));
    expect(shown()).toEqual(["ann", "Bo", "Élise"]);
    expect(screen.getByRole("columnheader", { name: "Naam" }).getAttribute("aria-sort")).toBe("ascending");
  });

  it("sorts as the server does: apostrophes and hyphens in a name do not count either", async () => {
    cleanup();
    const like = ["Wim", "’t Hooft", "O'Nolan", "'t Hert", "Anne-Zoë", "ONeal", "Annet"];
    renderScreen(<PersonTable all={like.map((name, id) => ({ id, name }))} />);
    await userEvent.click(screen.getByRole("button", { name: "Naam" }));
    expect(shown()).toEqual(["Annet", "Anne-Zoë", "ONeal", "O'Nolan", "'t Hert", "’t Hooft", "Wim"]);
  });

  it("finds without accents and case, and begins at the first page again", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
    await userEvent.type(screen.getByRole("searchbox", { name: "Zoek" }), "ELISE");
    expect(shown()).toEqual(["Élise"]);
  });

  it("says so when nothing is found", async () => {
    await userEvent.type(screen.getByRole("searchbox", { name: "Zoek" }), "xyz");
    expect(screen.getByText(/Niets gevonden/)).toBeTruthy();
  });
});

it("shows the empty state when there is nothing at all", () => {
  renderScreen(<PersonTable all={[]} />);
  expect(screen.getByText("Niemand")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it("leads back to the last page there is when the one in view is gone", async () => {
  const { rerender } = renderScreen(<PersonTable all={rows} pageSize={3} />);
  await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
  rerender(<PersonTable all={rows.slice(0, 3)} pageSize={3} />);
  expect(shown()).toEqual(["Zoë", "Élise", "ann"]);
});
