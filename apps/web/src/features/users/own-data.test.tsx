import type { Reservation } from "@podium/shared/contracts/reservations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { OwnData } from "./own-data.tsx";

const DELETION = "/api/user/deleteAccount";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

function reservation(id: number, change: Partial<Reservation>): Reservation {
  return {
    id,
    confirmed: false,
    status: "PENDING",
    reservedAt: "2026-11-19T10:00:00.000Z",
    expiresAt: "2026-11-26T10:00:00.000Z",
    totalprice: 24,
    paymentMethod: "MANUAL",
    show: { id: 1, name: "De vrek", dateTime: tomorrow },
    user: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "0470123456" },
    seats: [],
    guestCount: 2,
    ...change,
  };
}

let server: ReturnType<typeof fakeServer>;
const deleted = vi.fn<() => void>();
beforeEach(() => {
  server = fakeServer();
  deleted.mockReset();
});
function show(reservations: readonly Reservation[]): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnData reservations={reservations} onDeleted={deleted} />
    </QueryClientProvider>,
  );
}
async function openDialog() {
  await userEvent.click(screen.getByRole("button", { name: "Account verwijderen" }));
  return within(screen.getByRole("alertdialog"));
}

describe("deleting one's account", () => {
  it("first says by number what is cancelled, what stays valid and until when the name is kept", async () => {
    show([
      reservation(11, {}),
      reservation(12, { status: "CONFIRMED", confirmed: true }),
      reservation(13, { status: "CONFIRMED", show: { id: 2, name: "Oud", dateTime: "2020-01-01T19:00:00.000Z" } }),
      reservation(14, { status: "EXPIRED" }),
    ]);
    const dialog = await openDialog();
    const [unpaid, paid, kept] = dialog.getAllByRole("listitem").map((item) => item.textContent);
    expect(unpaid).toMatch(/geannuleerd.*#11 \(De vrek/);
    expect(unpaid).not.toContain("#14");
    expect(paid).toMatch(/blijven geldig.*#12/);
    expect(paid).not.toContain("#13");
    expect(kept).toContain("een dag na uw laatste voorstelling");
  });

  it("asks for the password, says when it is wrong, and leaves when the account is gone", async () => {
    show([]);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Account verwijderen" }));
    expect(await dialog.findByText("Vul uw wachtwoord in.")).toBeTruthy();
    expect(server.calls).toHaveLength(0);

    await userEvent.type(dialog.getByLabelText("Uw wachtwoord"), "verkeerd{Enter}");
    const first = await server.called("POST", DELETION);
    expect(first.body).toEqual({ password: "verkeerd" });
    await act(() =>
      first.answer(400, { statusCode: 400, code: "PASSWORD_WRONG", message: "Dit wachtwoord klopt niet." }),
    );
    expect(await dialog.findByText("Dit wachtwoord klopt niet.")).toBeTruthy();
    expect(deleted).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole("button", { name: "Account verwijderen" }));
    await vi.waitFor(() => expect(server.calls).toHaveLength(2));
    await act(() => server.last("POST", DELETION).answer(204));
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledOnce());
  });

  it("changes nothing when it is left", async () => {
    show([]);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Annuleren" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(server.calls).toHaveLength(0);
  });
});

it("says why one's data could not be downloaded", async () => {
  show([]);
  await userEvent.click(screen.getByRole("button", { name: "Mijn gegevens downloaden" }));
  await act(() => server.last("GET", "/api/user/ownData").drop());
  expect((await screen.findByRole("alert")).textContent).toContain("Geen verbinding met de server");
});
