import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { savePdf } from "#entities/print/save-pdf.ts";
import { callsOf, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { TicketCodesTable } from "./ticket-codes-table.tsx";

vi.mock("#entities/print/save-pdf.ts", async (original) => ({
  ...(await original<object>()),
  savePdf: vi.fn<typeof savePdf>(),
}));

const code = (id: number, more: Partial<TicketCode> = {}): TicketCode => {
  return { id, code: `KM${id}4-P9WX-3HRC`, type: "SPONSOR", maxTickets: 4, usedCount: 0, ...more };
};
const nothing = (): void => undefined;
const button = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => {
  respond("getSite", testSite());
  respond("listShows", []);
  respond("listTicketCodes", [code(1), code(2), code(3, { type: "PRE_ORDER" }), code(5, { usedCount: 4 })]);
  respond("recordExport", null);
});

it("prints what the search found and was not left out, and the log knows how many", async () => {
  renderScreen(<TicketCodesTable creating={false} onCreating={nothing} />);
  await userEvent.type(await screen.findByLabelText(/Zoek op code/), "sponsor");
  await expect.poll(() => screen.queryByText("Voorverkoop")).toBeNull();
  await userEvent.click(await button("Codes afdrukken"));
  expect(await button("2 kaartjes maken (pdf)")).toBeDefined();
  expect(screen.getByText(/1 code is opgebruikt of voorbij/)).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox", { name: /KM14/ }));
  await userEvent.click(await button("1 kaartje maken (pdf)"));
  await expect.poll(() => vi.mocked(savePdf).mock.calls.length).toBe(1);
  expect(callsOf("recordExport").map(({ body }) => body)).toEqual([{ list: "ticketcodes", lines: 1 }]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

it("makes no card before the shows are known that it names, and none for a show that is off", async () => {
  const off = testShow({ id: 7, cancelledAt: "2026-11-20T10:00:00.000Z" });
  respond("listTicketCodes", [code(1, { showIds: [testShow().id] }), code(2, { showIds: [7] })]);
  const shows = pending("listShows");
  renderScreen(<TicketCodesTable creating={false} onCreating={nothing} />);
  await userEvent.click(await button("Codes afdrukken"));
  expect((await button("0 kaartjes maken (pdf)")).getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText(/^Geen van deze codes/)).toBeNull();
  await shows.respond([testShow(), off]);
  expect(await button("1 kaartje maken (pdf)")).toBeDefined();
  expect(screen.getByText(/1 code is opgebruikt of voorbij, of enkel voor een voorstelling/)).toBeDefined();
});

it("names a past show of a code, in the list and before printing", async () => {
  const [past, coming] = [testShow({ id: 7, name: "Slisse" }), testShow({ id: 8, name: "De vrek" })];
  respond("listShows", ({ query }) => (query.get("all") === "true" ? [past, coming] : [coming]));
  respond("listTicketCodes", [code(1, { type: "DISCOUNT", percent: 10, showIds: [7, 8] })]);
  renderScreen(<TicketCodesTable creating={false} onCreating={nothing} />);
  expect(await screen.findByText(/^10%, enkel Slisse, .* en De vrek, /)).toBeDefined();
  await userEvent.click(await button("Codes afdrukken"));
  expect((await screen.findByRole("checkbox")).closest("label")?.textContent).toMatch(/Slisse.* en De vrek/);
});

it("makes nothing while nothing is chosen", async () => {
  renderScreen(<TicketCodesTable creating={false} onCreating={nothing} />);
  await userEvent.click(await button("Codes afdrukken"));
  await userEvent.click(await button("Niets kiezen"));
  expect((await button("0 kaartjes maken (pdf)")).getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(await button("Alles kiezen"));
  expect(await button("3 kaartjes maken (pdf)")).toBeDefined();
});
