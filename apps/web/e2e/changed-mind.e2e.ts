import { pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import type { User } from "./users.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";

/** A phone's screen, on which visitors cancel and change reservations themselves. */
const PHONE = { width: 390, height: 780 };

async function freeSeats({ api }: Pick<User, "api">, showId: number): Promise<string[]> {
  return (await api.listAvailableSeats({ params: { showId } })).map(({ seatId }) => seatId);
}

test("a visitor who cancels an unpaid reservation is asked first; then its seats are free, and nothing is to be paid", async ({
  member,
  show,
}) => {
  const { api, page } = member;
  const id = await reserve(api, show.id, ["R1-A", "R1-B"]);
  await page.setViewportSize(PHONE);
  await page.goto(`/payment/${id}`);
  const cancel = page.getByRole("button", { name: "Reservering annuleren" });
  await cancel.click();
  await page.getByRole("button", { name: "Nee, behouden" }).click();
  expect(await api.getMyLatestReservation()).toMatchObject({ id, status: "PENDING" });

  await cancel.click();
  await page.getByRole("button", { name: "Ja, annuleren" }).click();
  await expect(page.getByText("Deze reservering is geannuleerd.")).toBeVisible();
  await expect(page.getByText(/^Schrijf niets meer over/)).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Andere plaatsen kiezen" })).toHaveCount(0);
  expect(await api.getMyLatestReservation()).toMatchObject({ id, status: "CANCELLED" });
  expect(await freeSeats(member, show.id)).toEqual(expect.arrayContaining(["R1-A", "R1-B"]));
});

test("a ticket that was given back and reclaimed has the code that it had", async ({ accounts, member }) => {
  const { api, page } = member;
  const show = await createShow(accounts, { giveBack: "MONEY" });
  const id = await reserve(api, show.id, ["R1-A", "R1-B"]);
  await pay(accounts.admin.api, id);
  const before = await ticketsOf(api, id);
  const { seats } = await api.getTickets({ params: { id } });
  const ticketIds = seats.flatMap((ticket) => (ticket.seat.seatId === "R1-A" ? [ticket.id] : []));
  await api.giveBackTickets({ params: { id }, body: { ticketIds } });
  expect(await freeSeats(member, show.id)).toContain("R1-A");

  await page.setViewportSize(PHONE);
  await page.goto(`/ticketsDetail/${id}`);
  await expect(page.getByRole("article", { name: "Ticket Rij 1, stoel B" })).toBeVisible();
  await expect(page.getByText("Rij 1, stoel A: staat te koop")).toBeVisible();
  await page.getByRole("button", { name: "Toch houden" }).click();
  await expect(page.getByText("Rij 1, stoel A: staat te koop")).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Ticket Rij 1, stoel A" })).toHaveCount(1);
  expect(await ticketsOf(api, id)).toEqual(before);
  expect(await freeSeats(member, show.id)).not.toContain("R1-A");
});

test("a ticket that was passed on and withdrawn has a code of its own, after the visitor reads what that ends", async ({
  accounts,
  member,
}) => {
  const { api, page } = member;
  const show = await createShow(accounts);
  const id = await reserve(api, show.id, ["R1-A", "R1-B"]);
  await pay(accounts.admin.api, id);
  const before = await ticketsOf(api, id);
  const { seats } = await api.getTickets({ params: { id } });
  const ticketIds = seats.flatMap((ticket) => (ticket.seat.seatId === "R1-A" ? [ticket.id] : []));
  const body = { ticketIds, name: "Rosa Maas", email: `rosa-${crypto.randomUUID()}@voorbeeld.be` };
  await api.passTicketsOn({ params: { id }, body });

  await page.setViewportSize(PHONE);
  await page.goto(`/ticketsDetail/${id}`);
  await expect(page.getByRole("article", { name: "Ticket Rij 1, stoel B" })).toBeVisible();
  const passed = page.getByText("Rij 1, stoel A: doorgegeven aan Rosa Maas");
  await expect(passed).toBeVisible();
  await page.getByRole("button", { name: "Terugnemen" }).click();
  await expect(page.getByText("De QR-code van Rosa Maas geldt niet meer.")).toBeVisible();
  await page.getByRole("button", { name: "Ja, terugnemen" }).click();
  await expect(passed).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Ticket Rij 1, stoel A" })).toHaveCount(1);
  const after = await ticketsOf(api, id);
  expect(after.get("R1-B")).toEqual(before.get("R1-B"));
  expect(after.get("R1-A")?.secret).not.toBe(before.get("R1-A")?.secret);
});
