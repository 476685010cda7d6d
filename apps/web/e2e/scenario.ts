/** Prepares the server for tests and benches. */
import type { PaymentOutcome } from "@podium/shared/contracts/payments";
import { playContentSchema } from "@podium/shared/contracts/plays";
import type { Cart } from "@podium/shared/contracts/seats";
import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold, ONLINE, pay, reserve, showForm, ticketsOf } from "@podium/shared/test/steps.ts";
import type { Account, Accounts } from "./accounts.ts";

/** A word that is unique, also when one server is tested twice. */
export const unique = (): string => crypto.randomUUID().slice(0, 8);

/** Creates a show with a unique name, so that tests can search for it. */
export function createShow({ admin }: Accounts, more?: Partial<ShowForm>): Promise<Show> {
  return admin.api.createShow({ body: showForm({ name: `Voorstelling ${unique()}`, ...more }) });
}

/** Creates a published play with one show. */
export async function createPlay(accounts: Accounts) {
  const { api } = accounts.admin;
  const title = `Stuk ${unique()}`;
  const about = `Waarover ${title} gaat.`;
  const cast = [{ name: "Walter Praet", role: { nl: "De vrek" } }];
  const body = playContentSchema.parse({ title: { nl: title }, about: { nl: about }, cast, durationMinutes: 130 });
  const { id, revision } = await api.createPlay({ body });
  const { slug } = await api.publishPlay({ params: { id }, body: { revision } });
  const show = await createShow(accounts, { name: title, playId: id });
  return { id, title, about, path: `/voorstelling/${slug}`, show };
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3600_000).toISOString();

/** A show in an hour with paid tickets, and its check-in list. @param seatIds all in one reservation of Els Wouters */
export async function createCheckInScenario(accounts: Accounts, seatIds: readonly string[]) {
  const admin = accounts.admin.api;
  const show = await createShow(accounts, { dateTime: inHours(1) });
  const { api } = await accounts.register();
  const id = await reserve(api, show.id, seatIds, ONLINE);
  await pay(admin, id);
  const tickets = await ticketsOf(api, id);
  const codes = new Map(seatIds.map((seatId) => [seatId, tickets.get(seatId)?.content ?? ""]));
  return {
    show,
    id,
    codes,
    code: (seatId: string): string => codes.get(seatId) ?? "",
    list: () => admin.getCheckInList({ params: { showId: show.id } }),
  };
}

/** A member with a paid and an unpaid reservation, and a cart. */
export interface PageScenario {
  member: Account;
  show: Show;
  paid: number;
  unpaid: number;
  cart: Cart;
  /** The payment outcome of the unpaid reservation. */
  outcome: PaymentOutcome;
  /** A show without a free seat. */
  soldOut: Show;
  /** A show that begins soon, with tickets, and one reservation that was cancelled after it was paid. */
  checkIn: Awaited<ReturnType<typeof createCheckInScenario>>;
  /** The reservation, for that show, of somebody without an account. */
  guest: number;
}

/** Fills the cart again; it expires in fifteen minutes. */
export async function fillCart({ api }: Account, show: Show): Promise<Cart> {
  await api.clearCart();
  return hold(api, show.id, ["T13-A", "T13-B", "R1-A"]);
}

/** The scenario of the pages that axe looks at and that are photographed. */
export async function createPageScenario(accounts: Accounts): Promise<PageScenario> {
  const show = await createShow(accounts);
  const member = await accounts.register();
  const paid = await reserve(member.api, show.id, ["T4-A", "T4-B"]);
  await pay(accounts.admin.api, paid);
  const unpaid = await reserve(member.api, show.id, ["R2-F"]);
  const cart = await fillCart(member, show);
  const outcome = await member.api.getPaymentOutcome({ params: { id: unpaid } });
  const checkIn = await createCheckInScenario(accounts, ["R1-A", "R1-B"]);
  // Reserving for another show would empty the member's cart.
  const { api } = await accounts.register();
  const refunded = await reserve(api, checkIn.show.id, ["R2-A"], ONLINE);
  await pay(accounts.admin.api, refunded);
  await accounts.admin.api.cancelReservation({ params: { id: refunded }, body: { reason: "Ziek" } });
  const { id: guest } = await accounts.admin.api.reserveForGuest({
    params: { id: checkIn.show.id },
    body: { guest: { firstname: "Rosa", lastname: "Maes", email: "", number: "" }, seatIds: ["R3-A"], paid: "cash" },
  });
  const soldOut = await createShow(accounts);
  await accounts.admin.api.blockSeats({ params: { id: soldOut.id }, body: { seatIds: ALL_SEATS } });
  await accounts.admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 2 } });
  return { member, show, paid, unpaid, cart, outcome, checkIn, guest, soldOut };
}

/** Makes a bank statement in CAMT; a transfer is of 12 euros by default. */
export function bankStatement(transfers: readonly { message: string; name: string; amount?: string }[]): string {
  const entries = transfers.map(
    ({
      message,
      name,
      amount = "12.00",
    }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${unique()}</AcctSvcrRef><NtryDtls><TxDtls>
      <RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${message}</Ustrd></RmtInf>
      </TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}
