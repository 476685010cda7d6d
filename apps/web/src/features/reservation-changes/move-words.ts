/** What other seats come to, in sentences that are shown before anything is confirmed. */
import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import { formatEuro } from "#platform/format.ts";

type Terms = Pick<MoveSituation, "reservation" | "giveBack" | "canPayOnline">;

/** About the money; the first sentence is the one that counts. */
export function moneyWords(quote: MoveQuote, { reservation, giveBack, canPayOnline }: Terms): string[] {
  const { difference, due, back, toVouchers, totalprice } = quote;
  const less = formatEuro(Math.abs(difference));
  const byVouchers = quote.vouchers?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const vouchers = toVouchers > 0 ? [`Op uw cadeaubon komt ${formatEuro(toVouchers)} terug.`] : [];
  if (reservation.status === "PENDING") {
    if (difference === 0) return ["De prijs blijft dezelfde."];
    return [
      `U betaalt dan ${formatEuro(totalprice)} in plaats van ${formatEuro(reservation.totalprice)}.`,
      ...vouchers,
    ];
  }
  if (due > 0 && !canPayOnline)
    return [
      `Deze plaatsen kosten ${less} meer. Dat kunt u hier niet bijbetalen, tenzij met een cadeaubon: de kassa helpt u graag verder.`,
    ];
  const beside = byVouchers > 0 ? `, naast ${formatEuro(byVouchers)} met uw cadeaubon` : "";
  if (due > 0)
    return [`U betaalt ${formatEuro(due)} bij${beside}. Tot u betaald hebt, houdt u de plaatsen die u nu hebt.`];
  if (byVouchers > 0) return [`Uw cadeaubon betaalt ${formatEuro(byVouchers)}: u hoeft niets bij te betalen.`];
  if (difference === 0) return ["De prijs blijft dezelfde: u hoeft niets bij te betalen."];
  if (back === 0 && vouchers.length === 0)
    return [`Deze plaatsen kosten ${less} minder. Daarvan krijgt u niets terug.`];
  const money =
    giveBack === "VOUCHER"
      ? `U krijgt ${formatEuro(back)} terug als cadeaubon, per mail.`
      : `U krijgt ${formatEuro(back)} terug: wij storten dat bedrag.`;
  return [...(back > 0 ? [money] : []), ...vouchers];
}

/** The button that confirms. */
export function confirmLabel(quote: MoveQuote | undefined): string {
  return quote && quote.due > 0 ? `${formatEuro(quote.due)} bijbetalen` : "Deze plaatsen kiezen";
}

/** What is said when the chosen seats turn out to be one's own. @param names of the seats */
export function madeWords(names: readonly string[], confirmed: boolean): string {
  const are = names.length === 1 ? "is nu uw plaats" : "zijn nu uw plaatsen";
  return `${names.join(", ")} ${are}.${confirmed ? " Uw nieuwe tickets krijgt u per mail." : ""}`;
}
