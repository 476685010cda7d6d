import type { Reservation } from "@podium/shared/contracts/reservations";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calls, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testUser } from "#test/test-user.ts";
import { testReservation } from "#test/test-reservation.ts";
import { OwnData } from "./own-data.tsx";

const show = { id: 1, name: "De vrek", dateTime: new Date(Date.now() + 86_400_000).toISOString() };
const reservation = (id: number, change: Partial<Reservation>) => testReservation({ id, show, ...change });

const deleted = vi.fn<() => void>();
beforeEach(() => void deleted.mockReset());
const open = (...reservations: Reservation[]) =>
  renderScreen(<OwnData user={testUser()} reservations={reservations} onDeleted={deleted} />);
async function openDialog() {
  await userEvent.click(screen.getByRole("button", { name: "Account verwijderen" }));
  return within(screen.getByRole("alertdialog"));
}

describe("deleting one's account", () => {
  it("first says by number what is cancelled, what stays valid and until when the name is stored", async () => {
    open(
      reservation(11, {}),
      reservation(12, { status: "CONFIRMED", confirmed: true }),
      reservation(13, { status: "CONFIRMED", show: { id: 2, name: "Oud", dateTime: "2020-01-01T19:00:00.000Z" } }),
      reservation(14, { status: "EXPIRED" }),
    );
    const dialog = await openDialog();
    const [unpaid, paid, stored] = dialog.getAllByRole("listitem").map((item) => item.textContent);
    expect(unpaid).toMatch(/geannuleerd.*#11 \(De vrek/);
    expect(unpaid).not.toContain("#14");
    expect(paid).toMatch(/blijven geldig.*#12/);
    expect(paid).not.toContain("#13");
    expect(stored).toContain("een dag na uw laatste voorstelling");
  });

  it("asks for the password, says when it is wrong, and leaves when the account is gone", async () => {
    open();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Account verwijderen" }));
    expect(await dialog.findByText("Vul uw wachtwoord in.")).toBeTruthy();
    expect(calls).toHaveLength(0);

    const deleting = pending("deleteOwnAccount");
    await userEvent.type(dialog.getByLabelText("Uw wachtwoord"), "verkeerd{Enter}");
    expect((await deleting.called()).body).toEqual({ password: "verkeerd" });
    await act(() => deleting.respond(refusal("PASSWORD_WRONG")));
    expect(await dialog.findByText(/Dit wachtwoord klopt niet/)).toBeTruthy();
    expect(deleted).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole("button", { name: "Account verwijderen" }));
    await act(() => deleting.respond(null));
    await expect.poll(() => deleted).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(2);
  });

  it("changes nothing when it is left", async () => {
    open();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Terug" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls).toHaveLength(0);
  });
});

it("says why one's data could not be downloaded", async () => {
  respond("downloadOwnData", offline);
  open();
  await userEvent.click(screen.getByRole("button", { name: "Mijn gegevens downloaden" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Geen verbinding met de server");
});
