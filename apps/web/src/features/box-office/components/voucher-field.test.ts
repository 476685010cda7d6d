import { expect, it } from "vitest";
import { voucherWords } from "./voucher-field.tsx";

const words = (...asked: Parameters<typeof voucherWords>) => voucherWords(...asked).replaceAll("\u00a0", " ");

it("says what is left to pay after a voucher, to the cent", () => {
  expect(words({ balance: 50, blocked: false }, 24)).toBe("Er staat € 50,00 op. De bon betaalt alles.");
  expect(words({ balance: 50, blocked: false }, 0)).toBe("Er staat € 50,00 op.");
  expect(words({ balance: 0.1, blocked: false }, 0.3)).toBe("Er staat € 0,10 op. Daarna is er nog € 0,20 te betalen.");
});

it("says why a voucher cannot pay", () => {
  expect(words(undefined, 12)).toBe("Deze code bestaat niet.");
  expect(words({ balance: 5, blocked: true }, 12)).toBe("Deze cadeaubon is geblokkeerd.");
  expect(words({ balance: 0, blocked: false }, 12)).toBe("Op deze cadeaubon staat niets meer.");
});
