import type { Chooser, ShowChangeState } from "@podium/shared/contracts/show-changes";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testChooser, testShowChange } from "#test/show-forms.tsx";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { setToken, signOut } from "#platform/session.ts";
import { ChoicesDialog } from "./choices-dialog.tsx";

const jos = testChooser();
const state = (...items: Chooser[]): ShowChangeState => ({
  holders: testShowChange({ people: 1, reservations: 1, seats: 2, amount: 24, unpaid: 0, reach: 0 }).holders,
  change: {
    kind: "CANCELLED",
    madeAt: "2098-11-20T10:00:00.000Z",
    chooseBefore: "2098-12-04T22:59:00.000Z",
    items,
  },
});

beforeEach(() => setToken("token"));
afterEach(() => signOut());

it("says before a voucher is chosen for who has no address that it must be printed, and leads to it after", async () => {
  respond("getShowChange", state(jos));
  respond("chooseFor", null);
  renderScreen(<ChoicesDialog show={testShow()} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Kies/ }));
  const dialog = screen.getByRole("alertdialog", { name: "Kiezen voor Jos Vermeulen" });
  expect(dialog.textContent).toContain("Reservering nr. 46: Rij 1, stoelen A en B,");
  expect(within(dialog).queryByText(/Druk de cadeaubon daarna af/)).toBeNull();
  await userEvent.click(within(dialog).getByRole("radio", { name: "Cadeaubon" }));
  expect(within(dialog).getByText(/Druk de cadeaubon daarna af/)).toBeTruthy();
  respond("getShowChange", state({ ...jos, choice: "VOUCHER", choices: [], voucherIds: [12] }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Deze keuze bewaren" }));
  const link = await screen.findByRole("link", { name: "Druk cadeaubon nr. 12 af" });
  expect(link.getAttribute("href")).toBe("/cadeaubonnen-beheer?bon=12");
  expect(callsOf("chooseFor").map(({ body }) => body)).toEqual([{ choice: "VOUCHER" }]);
});

it("names the places of each reservation", async () => {
  respond("getShowChange", state({ ...jos, email: "jos@podium.example" }));
  renderScreen(<ChoicesDialog show={testShow()} onClose={() => undefined} />);
  const name = await screen.findByText("Jos Vermeulen", { selector: "p" });
  expect(name.nextSibling?.textContent?.replaceAll("\u00a0", " ")).toBe(
    "nr. 46, Rij 1, stoelen A en B, € 24,00, 0470112233",
  );
});

it("says of who gave all tickets back that they did, and what was given to the society", async () => {
  const gone = { ...jos, seats: [] };
  const gave: Pick<Chooser, "choice" | "choices"> = { choice: "GIFT", choices: [] };
  respond(
    "getShowChange",
    state(gone, { ...gone, ...gave, reservationId: 47 }, { ...jos, ...gave, reservationId: 48 }),
  );
  renderScreen(<ChoicesDialog show={testShow()} onClose={() => undefined} />);
  const words = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");
  expect(words(await screen.findByText(/^Samen geschonken/))).toBe("Samen geschonken: € 48,00.");
  expect(words(screen.getByRole("list"))).toContain("nr. 46, Teruggegeven tickets, € 24,00");
  await userEvent.click(screen.getByRole("button", { name: /^Kies/ }));
  expect(words(screen.getByRole("alertdialog"))).toContain(
    "Reservering nr. 46: Teruggegeven tickets, € 24,00 betaald.",
  );
});

it("reminds whom a mail reaches, one for each address, and says who has none", async () => {
  const mailed = { ...jos, email: "jos@podium.example" };
  const again = { ...mailed, reservationId: 47, email: "Jos@podium.example" };
  respond("getShowChange", state(mailed, again, { ...jos, reservationId: 48 }));
  renderScreen(<ChoicesDialog show={testShow()} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: "Herinner wie nog niet koos…" }));
  const dialog = screen.getByRole("alertdialog", { name: "1 persoon herinneren?" });
  expect(dialog.textContent).toContain("1 reservering heeft geen e-mailadres: bel die mensen op.");
});

it("offers no reminder when nobody who has to choose has an address", async () => {
  respond("getShowChange", state(jos));
  renderScreen(<ChoicesDialog show={testShow()} onClose={() => undefined} />);
  await screen.findByText("Jos Vermeulen", { selector: "p" });
  expect(screen.queryByRole("button", { name: "Herinner wie nog niet koos…" })).toBeNull();
});
