import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { roomListeners, serverEmits } from "#test/fake-socket.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { ToastRegion } from "#ui/toast-region.tsx";
import { OfferAlert } from "./offer-alert.tsx";

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

it("an offer is announced on any page, with its end, and leads to it", async () => {
  renderScreen(
    <>
      <OfferAlert />
      <ToastRegion />
      <Address />
    </>,
  );
  await expect.poll(roomListeners).toBe(2);
  act(() => serverEmits("waiting:changed", { showId: 1 }));
  act(() => serverEmits("offer:made", { offerId: 7, showId: 1, seats: 2, expiresAt: "2026-03-14T20:00:00.000Z" }));
  expect(await screen.findByText("Er liggen 2 plaatsen voor u klaar.")).toBeTruthy();
  expect(screen.getByText(/Wij houden ze vrij tot .*21:00/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Bekijken" }));
  expect(screen.getByTestId("address").textContent).toBe("/account#waiting");
});
