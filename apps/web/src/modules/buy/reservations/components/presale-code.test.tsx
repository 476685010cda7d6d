import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { presaleCode, rememberPresaleCode } from "#modules/buy/reservations/model/confirm-draft.ts";
import { PresaleCode } from "./presale-code.tsx";

afterEach(() => rememberPresaleCode(""));

it("remembers a code that opens the sale, also when another that is wrong is typed after it", async () => {
  respond("validateCode", { valid: true, codeType: "PRE_ORDER", availableTickets: 4, message: "Geldig." });
  renderScreen(<PresaleCode signedIn />);
  const field = screen.getByLabelText("Voorverkoopcode");
  await userEvent.type(field, "GOED-GOED-GOED{Enter}");
  expect(await screen.findByText("Geldig. Kies nu uw stoelen.")).toBeDefined();
  expect(presaleCode()).toBe("GOED-GOED-GOED");
  respond("validateCode", { valid: false, codeType: null, availableTickets: 0, message: "Onbekend." });
  await userEvent.clear(field);
  await userEvent.type(field, "FOUT{Enter}");
  expect(await screen.findByText(/^Onbekend\./)).toBeDefined();
  expect(presaleCode()).toBe("GOED-GOED-GOED");
});

it("offers a visitor who has not signed in to continue without a password as well", () => {
  renderScreen(<PresaleCode signedIn={false} />);
  expect(screen.getByText(/of ga verder zonder wachtwoord/)).toBeDefined();
});
