import { placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import type { Language } from "@podium/shared/words/languages";
import type { Refund, RefundsService } from "#modules/money/payments/refunds.service.ts";
import {
  button,
  type MailBlock,
  type MailContent,
  type MailTemplate,
  type MailTemplates,
  note,
  showRows,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import {
  aboutReservations,
  addressToGuest,
  numberRow,
  type PageLinks,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { euros } from "#platform/process/formats.ts";
import type { Returned, ReturnedTicketsService } from "./returned-tickets.service.ts";
import { returnedTicketsWords } from "./ticket-handover.words.ts";

type Words = (typeof returnedTicketsWords)["nl"];

const AS = {
  VOUCHER: "asVoucher",
  MONEY: "asMoney",
} as const satisfies Record<Returned["giveBack"], string>;

function facts(reservation: Reservation, places: string): MailBlock {
  const { show, language } = reservation;
  const returned = [returnedTicketsWords[language].returned, places] as const;
  return { kind: "facts", rows: [...showRows(show, language), returned, numberRow(reservation)] };
}

/** @param pageUrl null for a guest, who has no account */
function ticketsReturned(reservation: Reservation, forSale: readonly Returned[], pageUrl: string | null): MailContent {
  const { id, show, seats, language } = reservation;
  const words = returnedTicketsWords[language];
  const one = forSale.length === 1;
  const priceCents = forSale.reduce((sum, ticket) => sum + ticket.priceCents, 0);
  const [first] = forSale;
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id, one),
    title: words.title(one),
    blocks: [
      text(words.gaveBack(one)),
      facts(reservation, placeLabels(forSale, language)),
      ...(priceCents > 0 && first ? [text(words.onceSold(words[AS[first.giveBack]], one))] : []),
      ...(seats.length > 0 ? [text(words.remaining(placeLabels(seats, language)))] : []),
      text(words.mayUndo),
      ...(pageUrl === null ? [] : [button(mailWords[language].seeTickets, pageUrl)]),
    ],
  };
}

function whereTo(back: readonly Refund[], words: Words): string[] {
  const unknown = back.find(({ canBeTransferred, account }) => canBeTransferred && account === null);
  const newest = unknown ?? back.at(-1);
  if (newest === undefined) return [];
  if (unknown) return [unknown.method === "CASH" ? words.atBoxOffice : words.sendAccount];
  // A refund by the provider goes where the money came from, whatever account is known.
  const isByTransfer = newest.account !== null && (newest.canBeTransferred || newest.fileId !== null);
  return [isByTransfer ? words.toGivenAccount : words.toPayingAccount];
}

/** Parts in which the price of these tickets comes back, in cents. */
function partsOf(sold: readonly Returned[]) {
  const sum = (cents: (ticket: Returned) => number) => sold.reduce((total, ticket) => total + cents(ticket), 0);
  const moneyOf = ({ moneyCents }: Returned) => moneyCents ?? 0;
  return {
    toVouchers: sum((ticket) => (ticket.returnedCents ?? 0) - moneyOf(ticket)),
    asVoucher: sum((ticket) => (ticket.giveBack === "VOUCHER" ? moneyOf(ticket) : 0)),
    inMoney: sum((ticket) => (ticket.giveBack === "MONEY" ? moneyOf(ticket) : 0)),
  };
}

/** Says how the price comes back: the part that vouchers paid is back on these, the rest is money or a new voucher. */
function refundWords(sold: readonly Returned[], back: readonly Refund[], language: Language): string[] {
  const words = returnedTicketsWords[language];
  const { toVouchers, asVoucher, inMoney } = partsOf(sold);
  // An older version settled the ticket, without the amount in money.
  if (sold.some(({ moneyCents }) => moneyCents === null)) {
    const isVoucher = sold.some(({ giveBack }) => giveBack === "VOUCHER");
    const money = isVoucher ? [words.moneyAsVoucher] : whereTo(back, words);
    return [...money, words.backOnIts];
  }
  if (toVouchers === 0 && inMoney === 0) return [words.allAsVoucher];
  if (toVouchers === 0 && asVoucher === 0) return whereTo(back, words);
  return [
    ...(toVouchers > 0 ? [words.partBackOnIts(euros(toVouchers, language))] : []),
    ...(asVoucher > 0 ? [words.partAsVoucher(euros(asVoucher, language))] : []),
    ...(inMoney > 0 ? [words.partInMoney(euros(inMoney, language)), ...whereTo(back, words)] : []),
  ];
}

/** @param sold each with the amount that came back @param back the refunds in money, oldest first */
function returnSold(
  reservation: Reservation,
  sold: readonly Returned[],
  back: readonly Refund[],
  pageUrl: string | null,
): MailContent {
  const { id, show, language } = reservation;
  const words = returnedTicketsWords[language];
  const backCents = sold.reduce((sum, { returnedCents }) => sum + (returnedCents ?? 0), 0);
  const one = sold.length === 1;
  const rows = sold.map((ticket) => {
    const amount = euros(ticket.returnedCents ?? 0, language);
    return [seatLabel(ticket, language), words.back(amount)] as const;
  });
  return {
    ...addressToGuest(reservation),
    subject: words.sold(show.name, id, one),
    title: words.soldTitle(one),
    blocks: [
      text(words.bought(one)),
      { kind: "facts", rows: [...showRows(show, language), ...rows] },
      ...(backCents > 0 ? [text(refundWords(sold, back, language).join(" "))] : []),
      ...(pageUrl === null ? [] : [button(words.seeReservation, pageUrl)]),
      note(words.neverMore),
    ],
  };
}

export function createReturnedTicketsMails(deps: {
  reservations: Pick<ReservationsService, "getMany">;
  returnedTickets: Pick<ReturnedTicketsService, "returnedOf">;
  refunds: Pick<RefundsService, "listGivenUp">;
  pageFor: PageLinks;
}): MailTemplates<"TICKETS_RETURNED" | "RETURN_SOLD"> {
  /** A mail that applies as long as some tickets are in this state. */
  const returned =
    (
      state: Returned["state"],
      compose: (
        reservation: Reservation,
        tickets: readonly Returned[],
        pageUrl: string | null,
      ) => MailContent | Promise<MailContent>,
    ): MailTemplate =>
    async (reservationId) => {
      const tickets = await deps.returnedTickets.returnedOf(reservationId);
      const inState = tickets.filter((ticket) => ticket.state === state);
      if (inState.length === 0) return null;
      const about = aboutReservations(deps.reservations, "CONFIRMED", async (reservation) =>
        compose(reservation, inState, await deps.pageFor(reservation, "ticketsDetail")),
      );
      return about(reservationId, []);
    };

  return {
    TICKETS_RETURNED: returned("OPEN", ticketsReturned),
    RETURN_SOLD: returned("SOLD", async (reservation, sold, pageUrl) =>
      returnSold(reservation, sold, await deps.refunds.listGivenUp(reservation), pageUrl),
    ),
  };
}
