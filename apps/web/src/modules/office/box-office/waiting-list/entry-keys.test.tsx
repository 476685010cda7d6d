import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { AddEntryDialog } from "./entry-dialogs.tsx";

const nothing = (): void => undefined;
const keys = () => callsOf("addGuestWish").map(({ body }) => (body as { key: string }).key);

async function openEntryForm() {
  const { unmount } = renderScreen(<AddEntryDialog show={testShow()} onClose={nothing} onAdded={nothing} />);
  for (const [label, words] of [
    ["Voornaam", "Rosa"],
    ["Achternaam", "Maas"],
    ["Telefoon", "0470998877"],
  ] as const)
    await fill(screen.getByLabelText(label), words);
  return { unmount, send: () => userEvent.click(screen.getByRole("button", { name: "Op de wachtlijst zetten" })) };
}

it("sends an opened entry with one key, however often it is sent, and says that again does no harm", async () => {
  respond("addGuestWish", offline);
  const { send } = await openEntryForm();
  await send();
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(screen.getByRole("alert").textContent).toContain("Opnieuw proberen kan geen kwaad");
  await send();
  await expect.poll(() => keys().length).toBe(2);
  expect(new Set(keys()).size).toBe(1);
});

it("gives each opened entry a key of its own", async () => {
  respond("addGuestWish", { people: [], now: "2026-03-01T19:00:00.000Z" });
  for (let opened = 1; opened <= 2; opened++) {
    const { send, unmount } = await openEntryForm();
    await send();
    await expect.poll(() => keys().length).toBe(opened);
    unmount();
  }
  expect(new Set(keys()).size).toBe(2);
});
