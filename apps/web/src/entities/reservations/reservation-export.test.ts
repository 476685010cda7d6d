import { expect, it } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { exportRows } from "#ui/csv.ts";
import { reservationColumns } from "./reservation-columns.tsx";
import { reservationExport } from "./reservation-export.ts";

it("exports dates that sort, a telephone number with its 0, and the status in words, and what was sold with its price", () => {
  const { date, reservedAt } = reservationColumns(new Map());
  const reservation = testReservation({ status: "EXPIRED", reservedAt: "2026-11-21T12:30:00.000Z" });
  reservation.show = { ...reservation.show, dateTime: "2026-12-05T19:00:00.000Z" };
  reservation.user = { ...reservation.user, number: "0470123456" };
  const [first, second] = reservation.seats;
  if (!first || !second) throw new Error("two seats");
  reservation.seats = [
    { ...first, ticketType: { id: 1, name: "Volwassene" } },
    { ...second, ticketType: { id: 2, name: "Kind" } },
  ];
  Object.assign(reservation, { grossPrice: 43, gift: 2.5, discount: 2.25, totalprice: 8.75, maskedCode: "•••• KKKK" });
  reservation.products = [{ id: 7, productId: 1, name: "Drankkaart", count: 2, price: 10, handedOut: 0 }];
  reservation.vouchers = [
    { code: "•••• 2F8J", amount: 10.1 },
    { code: "•••• 9R9R", amount: 1.9 },
  ];
  expect(exportRows([reservation], [date, reservedAt], reservationExport)).toEqual([
    [
      "Datum",
      "Gereserveerd op",
      "Tickettypes",
      "Prijs van de plaatsen",
      "Producten",
      "Gift",
      "Korting",
      "Cadeaubon",
      "Te betalen",
      "Nog contant te ontvangen",
      "Code",
      "Status",
      "Betaalwijze",
      "Opmerking",
      "Telefoon",
    ],
    [
      "2026-12-05 20:00",
      "2026-11-21 13:30",
      "1 × Volwassene, 1 × Kind",
      "20,50",
      "2 × Drankkaart",
      "2,50",
      "2,25",
      "12,00",
      "8,75",
      "0,00",
      "•••• KKKK, •••• 2F8J, •••• 9R9R",
      "Verlopen",
      "Overschrijving",
      "",
      "0470 12 34 56",
    ],
  ]);
});
