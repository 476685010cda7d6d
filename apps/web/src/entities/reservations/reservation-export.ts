import type { Reservation } from "@podium/shared/contracts/reservations";
import { toCents } from "@podium/shared/money/money";
import { productLine } from "@podium/shared/money/price-lines";
import { reservationStatus } from "#messages/nl/payment.ts";
import { exportedEuros, exportedPhone } from "#platform/export-text.ts";
import type { ExportColumn } from "#ui/csv.ts";
import { methodWords, typesInWords } from "./reservation-words.ts";

/** Export columns for values that the tables show as icons, or not at all. */
export const reservationExport: readonly ExportColumn<Reservation>[] = [
  { header: "Tickettypes", exported: ({ seats }) => typesInWords(seats) },
  { header: "Prijs van de plaatsen", exported: (reservation) => exportedEuros(seatsPrice(reservation)) },
  { header: "Producten", exported: ({ products = [] }) => products.map(productLine).join(", ") },
  { header: "Gift", exported: ({ gift = 0 }) => exportedEuros(gift) },
  { header: "Korting", exported: ({ discount = 0 }) => exportedEuros(discount) },
  {
    header: "Cadeaubon",
    exported: ({ vouchers = [] }) => exportedEuros(vouchers.reduce((sum, { amount }) => sum + amount, 0)),
  },
  { header: "Te betalen", exported: ({ totalprice }) => exportedEuros(totalprice) },
  { header: "Nog contant te ontvangen", exported: ({ cashDue = 0 }) => exportedEuros(cashDue) },
  { header: "Code", exported: codesInWords },
  { header: "Status", exported: ({ status }) => reservationStatus()[status] },
  { header: "Betaalwijze", exported: ({ paymentMethod }) => methodWords()[paymentMethod] },
  { header: "Opmerking", exported: ({ remark = "" }) => remark },
  { header: "Telefoon", exported: ({ user }) => exportedPhone(user.number) },
];

/** Before codes, which reduce seats alone. @returns euros, without products and gift */
export function seatsPrice({ grossPrice, products = [], gift = 0 }: Reservation): number {
  const others = products.reduce((cents, { count, price }) => cents + count * toCents(price), toCents(gift));
  return (toCents(grossPrice) - others) / 100;
}

/** The codes are masked, because anybody who reads a whole code can use it. */
function codesInWords({ maskedCode, vouchers = [] }: Reservation): string {
  return [...(maskedCode === undefined ? [] : [maskedCode]), ...vouchers.map(({ code }) => code)].join(", ");
}
