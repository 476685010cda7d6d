import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { ShowDialog } from "./show-dialog.tsx";

const nothing = () => undefined;
const PAST = "2020-12-05T20:00";

async function save(date: string, button: string): Promise<void> {
  const field = await screen.findByLabelText("Datum en uur");
  await userEvent.clear(field);
  await userEvent.type(field, date);
  await userEvent.click(screen.getByRole("button", { name: button }));
}

it("asks before it plans a show in the past, and plans nothing when the date is to be changed", async () => {
  respond("createShow", testShow());
  renderScreen(<ShowDialog show={null} onClose={nothing} onSaved={nothing} />);
  await userEvent.type(screen.getByLabelText("Naam"), "De vrek");
  await save(PAST, "Plannen");
  const question = within(await screen.findByRole("alertdialog", { name: "In het verleden?" }));
  expect(question.getByText(/5 december 2020/)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: "Datum aanpassen" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(callsOf("createShow")).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Plannen" }));
  const again = within(await screen.findByRole("alertdialog", { name: "In het verleden?" }));
  await userEvent.click(again.getByRole("button", { name: "Toch bewaren" }));
  await expect.poll(() => callsOf("createShow")[0]?.body).toMatchObject({ dateTime: "2020-12-05T19:00:00.000Z" });
});

it("does not ask where an ended show keeps its date", async () => {
  const show = testShow({ dateTime: "2020-12-05T19:00:00.000Z", salesCloseAt: "2020-12-05T19:00:00.000Z" });
  respond("updateShow", show);
  renderScreen(<ShowDialog show={show} onClose={nothing} onSaved={nothing} />);
  await userEvent.type(screen.getByLabelText("Naam"), " bis");
  await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
  await expect.poll(() => callsOf("updateShow")).toHaveLength(1);
});
