import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import { expect, it } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { confirmLabel, moneyWords } from "./move-words.ts";

const free: MoveQuote = { lines: [], difference: 0, due: 0, back: 0, toVouchers: 0, totalprice: 24 };
const paid = testReservation({ status: "CONFIRMED" });
const words = (quote: Partial<MoveQuote>, terms: Partial<MoveSituation> = {}) =>
  moneyWords({ ...free, ...quote }, { reservation: paid, giveBack: "NO", canPayOnline: true, ...terms })
    .join(" ")
    .replaceAll("\u00a0", " ");

it("says what is paid, what comes back and how, before anything is confirmed", () => {
  expect(words({})).toBe("De prijs blijft dezelfde: u hoeft niets bij te betalen.");
  expect(words({ difference: 4, due: 4 })).toContain("U betaalt € 4,00 bij.");
  expect(words({ difference: 4, due: 4 }, { canPayOnline: false })).toContain("de kassa helpt u graag verder");
  const vouchers = [{ code: "7K4M", amount: 1.5 }];
  expect(words({ difference: 4, due: 2.5, vouchers })).toContain(
    "U betaalt € 2,50 bij, naast € 1,50 met uw cadeaubon.",
  );
  expect(words({ difference: 1.5, vouchers })).toBe("Uw cadeaubon betaalt € 1,50: u hoeft niets bij te betalen.");
  expect(words({ difference: -4 })).toContain("Daarvan krijgt u niets terug.");
  expect(words({ difference: -4, back: 4 }, { giveBack: "VOUCHER" })).toContain("€ 4,00 terug als cadeaubon");
  expect(words({ difference: -4, back: 3, toVouchers: 1 }, { giveBack: "MONEY" })).toBe(
    "U krijgt € 3,00 terug: wij storten dat bedrag. Op uw cadeaubon komt € 1,00 terug.",
  );
  expect(words({ difference: 4, totalprice: 28 }, { reservation: testReservation() })).toBe(
    "U betaalt dan € 28,00 in plaats van € 24,00.",
  );
});

it("names the amount on the button that leads to the payment", () => {
  expect(confirmLabel({ ...free, due: 4 }).replaceAll("\u00a0", " ")).toBe("€ 4,00 bijbetalen");
  expect(confirmLabel(undefined)).toBe("Deze plaatsen kiezen");
});
