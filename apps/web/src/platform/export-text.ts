import { dialledDigits } from "@podium/shared/words/typed-phone";
/** Text of exported cells that a spreadsheet does not change: dates that sort, telephone numbers with all digits. */
const timeZone = "Europe/Brussels";
const moment = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

/** '2026-03-14 20:00', in the theatre's time zone; empty for none. */
export function exportedMoment(iso: string): string {
  return iso === "" ? "" : moment.format(new Date(iso));
}

/** '12,00' from euros (12): a number in a Dutch spreadsheet. */
export function exportedEuros(amount: number): string {
  return amount.toFixed(2).replace(".", ",");
}

/** '0470 12 34 56': digits alone would lose their 0, and a '+' would begin a formula. */
export function exportedPhone(number: string): string {
  return dialledDigits(number)
    .replace(/^(\d*?)(\d{2})(\d{2})(\d{2})$/, "$1 $2 $3 $4")
    .trimStart();
}
