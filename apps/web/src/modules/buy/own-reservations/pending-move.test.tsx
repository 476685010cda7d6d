import type { OwnMove } from "@podium/shared/contracts/own-reservations";
import { namedById } from "@podium/shared/halls/seat-names";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pending } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { PendingMove } from "./pending-move.tsx";

const move: OwnMove = {
  id: 3,
  state: "WAITING",
  lines: [{ from: namedById("R1-A"), to: namedById("T4-E") }],
  due: 4,
  expiresAt: "2099-01-01T12:00:00.000Z",
  payment: null,
};

it("can be paid again after Back from the provider, as the browser shows the page as it was left", async () => {
  const paying = pending("payOwnMove");
  renderScreen(<PendingMove reservationId={7} move={move} />);
  const button = screen.getByRole("button", { name: "Nu betalen" });
  await userEvent.click(button);
  await act(() => paying.respond({ checkoutUrl: "#provider" }));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
});
