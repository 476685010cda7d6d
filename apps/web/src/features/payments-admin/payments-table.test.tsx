import type { Reservation } from "@podium/shared/contracts/reservations";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { queryClient } from "#platform/query-client.ts";
import { PaymentsTable } from "./payments-table.tsx";

function reservation(change: Partial<Reservation> = {}): Reservation {
  return {
    id: 7,
    confirmed: false,
    status: "PENDING",
    reservedAt: new Date(Date.now() - 3_600_000).toISOString(),
    expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
    totalprice: 24,
    paymentMethod: "MANUAL",
    show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    user: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "0470123456" },
    seats: [{ id: 1, seat: { seatId: "R1-A" }, scannedAt: null }],
    guestCount: 1,
    ...change,
  };
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
let listed: Reservation[];
let confirmation: PromiseWithResolvers<Response>;

beforeEach(() => {
  listed = [reservation()];
  confirmation = Promise.withResolvers<Response>();
  vi.stubGlobal(
    "fetch",
    vi.fn((address: string) =>
      address.includes("/confirm")
        ? confirmation.promise
        : Promise.resolve(json({ items: listed, total: listed.length, page: 1, pageSize: 25 })),
    ),
  );
});
afterEach(() => {
  queryClient.clear();
});

async function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <PaymentsTable />
    </QueryClientProvider>,
  );
  return screen.findByRole("button", { name: /Bevestig betaling/ });
}

const row = (id: number) => within(screen.getByText(`Tickets #${id} - Peeters An`).closest("tr") ?? document.body);

describe("confirming a payment", () => {
  it("shows at once and is undone with the reason when the server refuses", async () => {
    await userEvent.click(await open());
    await row(7).findByText("Ja");
    expect(row(7).getByText("N.V.T.")).toBeDefined();
    expect(row(7).getByRole("button").getAttribute("aria-disabled")).toBe("true");

    await act(async () => {
      confirmation.resolve(json({ statusCode: 409, code: "SEATS_GONE", message: "De stoelen zijn weg." }, 409));
      await confirmation.promise;
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Fout bij bevestigen: De stoelen zijn weg.");
    await row(7).findByText("Nee");
    expect(row(7).getByRole("button").getAttribute("aria-disabled")).toBeNull();
  });

  it("stays when the server agrees", async () => {
    await userEvent.click(await open());
    const confirmed = reservation({ confirmed: true, status: "CONFIRMED" });
    listed = [confirmed];
    await act(async () => {
      confirmation.resolve(json(confirmed));
      await confirmation.promise;
    });
    await row(7).findByText("Ja");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("what happens elsewhere", () => {
  it("brings a new transfer on top, marked", async () => {
    await open();
    const added = reservation({ id: 8 });
    listed = [added, ...listed];
    act(() => serverEmits("payment:changed", { reservation: added }));
    await row(8).findByText("Nieuw");
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("Tickets #8");
  });

  it("marks a payment that another administrator confirmed", async () => {
    await open();
    const paid = reservation({ confirmed: true, status: "CONFIRMED" });
    listed = [paid];
    act(() => serverEmits("payment:changed", { reservation: paid }));
    await row(7).findByText("Betaald");
    expect(row(7).getByText("N.V.T.")).toBeDefined();
  });

  it("leaves reservations that are not paid by transfer out", async () => {
    await open();
    act(() => serverEmits("payment:changed", { reservation: reservation({ id: 9, totalprice: 0 }) }));
    expect(screen.queryByText("Tickets #9 - Peeters An")).toBeNull();
  });
});

it("says 'HTTP error! status: {code}' when the list cannot be had, and tries again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(json({ statusCode: 409, code: "INTERNAL", message: "Stuk." }, 409)));
  render(
    <QueryClientProvider client={queryClient}>
      <PaymentsTable />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("HTTP error! status: 409")).toBeDefined();
  vi.stubGlobal("fetch", () => Promise.resolve(json({ items: listed, total: 1, page: 1, pageSize: 25 })));
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("Tickets #7 - Peeters An")).toBeDefined();
});
