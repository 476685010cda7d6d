import { placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Returned } from "#features/handed-tickets/returned-tickets.service.ts";
import type { Refund } from "#features/payments/refunds.service.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { euros, fullMoment } from "#platform/formats.ts";
import { addressTo } from "./wording.ts";

const AS = {
  VOUCHER: "als cadeaubon",
  MONEY: "op uw rekening of aan de kassa",
} as const satisfies Record<Returned["giveBack"], string>;

const facts = ({ id, show }: Reservation, places: string) => ({
  kind: "facts" as const,
  rows: [
    ["Voorstelling", show.name],
    ["Wanneer", fullMoment(show.startsAt)],
    ["Teruggegeven", places],
    ["Reservering", `nr. ${id}`],
  ] as const,
});

/** @param pageUrl null for a guest, who has no account */
export function ticketsReturned(
  reservation: Reservation,
  forSale: readonly Returned[],
  pageUrl: string | null,
): MailContent {
  const { show, seats } = reservation;
  const one = forSale.length === 1;
  const priceCents = forSale.reduce((sum, ticket) => sum + ticket.priceCents, 0);
  const [first] = forSale;
  return {
    ...addressTo(reservation.user),
    subject: `U gaf ${one ? "een ticket" : "tickets"} terug voor ${show.name} (nr. ${reservation.id})`,
    title: one ? "Uw ticket staat te koop" : "Uw tickets staan te koop",
    blocks: [
      text(
        `U gaf ${one ? "dit ticket" : "deze tickets"} terug. ${one ? "Het geldt" : "Ze gelden"} niet meer aan de ingang.`,
      ),
      facts(reservation, placeLabels(forSale)),
      ...(priceCents > 0 && first
        ? [
            text(
              `Zodra iemand anders ${one ? "deze plaats" : "een van deze plaatsen"} koopt en betaalt, krijgt u uw geld terug ${AS[first.giveBack]}. Wat met een cadeaubon betaald werd, komt terug op die bon. U krijgt dan een mail. Wordt een plaats niet verkocht, dan krijgt u er niets voor terug.`,
            ),
          ]
        : []),
      ...(seats.length > 0 ? [text(`U houdt nog: ${placeLabels(seats)}.`)] : []),
      text("Kunt u toch komen? Zolang niemand de plaats koos, kunt u ze weer houden."),
      ...(pageUrl === null ? [] : [button("Bekijk uw tickets", pageUrl)]),
    ],
  };
}

/** Where the money goes, and what its owner says first when nobody knows their account. */
function whereTo(back: readonly Refund[]): string[] {
  const unknown = back.find(({ canBeTransferred, account }) => canBeTransferred && account === null);
  const newest = unknown ?? back.at(-1);
  if (newest === undefined) return [];
  if (unknown?.method === "CASH")
    return [
      "U krijgt het aan de kassa. Hebt u het liever op uw rekening? Antwoord op deze mail met uw rekeningnummer.",
    ];
  if (unknown) return ["Wij storten het op uw rekening. Antwoord daarvoor op deze mail met uw rekeningnummer."];
  // What the provider pays back goes where it came from, whatever account is known.
  const isByTransfer = newest.account !== null && (newest.canBeTransferred || newest.fileId !== null);
  const account = isByTransfer ? "de rekening die u opgaf" : "de rekening waarmee u betaalde";
  return [`Wij storten het op ${account}. U hoeft daar niets voor te doen.`];
}

/** What comes back of these, in cents. */
function partsOf(sold: readonly Returned[]) {
  const sum = (cents: (ticket: Returned) => number) => sold.reduce((total, ticket) => total + cents(ticket), 0);
  const moneyOf = ({ moneyCents }: Returned) => moneyCents ?? 0;
  return {
    toVouchers: sum((ticket) => (ticket.returnedCents ?? 0) - moneyOf(ticket)),
    asVoucher: sum((ticket) => (ticket.giveBack === "VOUCHER" ? moneyOf(ticket) : 0)),
    inMoney: sum((ticket) => (ticket.giveBack === "MONEY" ? moneyOf(ticket) : 0)),
  };
}

/** How it comes back: what vouchers had paid is on those, and only the rest is money or a new voucher. */
function wayBack(sold: readonly Returned[], back: readonly Refund[]): string[] {
  const { toVouchers, asVoucher, inMoney } = partsOf(sold);
  // Settled by an older version.
  if (sold.some(({ moneyCents }) => moneyCents === null)) {
    const isVoucher = sold.some(({ giveBack }) => giveBack === "VOUCHER");
    const money = isVoucher ? ["Wat u met geld betaalde, krijgt u als cadeaubon, in een aparte mail."] : whereTo(back);
    return [...money, "Wat met een cadeaubon betaald werd, staat weer op die bon."];
  }
  if (toVouchers === 0 && inMoney === 0) return ["U krijgt het als cadeaubon, in een aparte mail."];
  if (toVouchers === 0 && asVoucher === 0) return whereTo(back);
  return [
    ...(toVouchers > 0 ? [`${euros(toVouchers)} staat weer op de cadeaubon waarmee u betaalde.`] : []),
    ...(asVoucher > 0 ? [`${euros(asVoucher)} krijgt u als nieuwe cadeaubon, in een aparte mail.`] : []),
    ...(inMoney > 0 ? [`${euros(inMoney)} krijgt u in geld.`, ...whereTo(back)] : []),
  ];
}

/**
 * @param sold of this reservation, each with what came back
 * @param back what of it comes back in money, oldest first
 */
export function returnSold(
  reservation: Reservation,
  sold: readonly Returned[],
  back: readonly Refund[],
  pageUrl: string | null,
): MailContent {
  const { show } = reservation;
  const backCents = sold.reduce((sum, { returnedCents }) => sum + (returnedCents ?? 0), 0);
  const one = sold.length === 1;
  const rows = sold.map((ticket) => [seatLabel(ticket), `${euros(ticket.returnedCents ?? 0)} terug`] as const);
  return {
    ...addressTo(reservation.user),
    subject: `Uw ${one ? "plaats" : "plaatsen"} voor ${show.name} ${one ? "is" : "zijn"} verkocht (nr. ${reservation.id})`,
    title: one ? "Uw plaats is verkocht" : "Uw plaatsen zijn verkocht",
    blocks: [
      text(`Iemand anders kocht ${one ? "de plaats" : "plaatsen"} die u teruggaf.`),
      { kind: "facts", rows: [["Voorstelling", show.name], ["Wanneer", fullMoment(show.startsAt)], ...rows] },
      ...(backCents > 0 ? [text(wayBack(sold, back).join(" "))] : []),
      ...(pageUrl === null ? [] : [button("Bekijk uw reservering", pageUrl)]),
      note("U krijgt nooit meer terug dan de nieuwe koper betaalde."),
    ],
  };
}
