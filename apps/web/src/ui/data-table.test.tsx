import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { DataColumn } from "./data-table-columns.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { DataTable } from "./data-table.tsx";
import { useLocalPage } from "./table-page.ts";

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

function PersonTable({ all, pageSize }: { all: readonly Person[]; pageSize?: number }) {
  const page = useLocalPage(all, columns, pageSize === undefined ? {} : { pageSize });
  return (
    <DataTable caption="Mensen" page={page} columns={columns} searchLabel="Zoek" exportName="mensen" empty="Niemand" />
  );
}

describe("the table", () => {
  beforeEach(() => void renderScreen(<PersonTable all={rows} pageSize={3} />));

  it("shows a page at a time and leads to the next", async () => {
    expect(shown()).toEqual(["Zoë", "Élise", "ann"]);
    await userEvent.click(screen.getByRole("button", { name: "Volgende bladzijde" }));
    expect(shown()).toEqual(["Bo", "Wout"]);
    expect(screen.getByText("4–5 van 5")).toBeTruthy();
  });

  it("sorts as Dutch does: accents and case do not count", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Naam" }));
    expect(shown()).toEqual(["ann", "Bo", "Élise"]);
    expect(screen.getByRole("columnheader", { name: "Naam" }).getAttribute("aria-sort")).toBe("ascending");
  });

  it("finds without accents and case, and begins at the first page again", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Volgende bladzijde" }));
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
  await userEvent.click(screen.getByRole("button", { name: "Volgende bladzijde" }));
  rerender(<PersonTable all={rows.slice(0, 3)} pageSize={3} />);
  expect(shown()).toEqual(["Zoë", "Élise", "ann"]);
});
