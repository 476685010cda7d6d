/** Steps of users and administrators on the typed client: every refusal throws. */
import type { Api, RequestOf } from "../src/contracts/client.ts";
import type { ReserveRequest } from "../src/contracts/reservations.ts";
import type { Cart } from "../src/contracts/seats.ts";
import type { ShowForm } from "../src/contracts/shows.ts";
import type { CodedVoucher, VoucherDetails } from "../src/contracts/vouchers.ts";
import { parseTicketQr } from "#tickets/ticket-qr.ts";

const DAY_MS = 24 * 3600 * 1000;

/** A show in thirty days, on sale now, at 12 euros. */
export function showForm(more: Partial<ShowForm> = {}, now = new Date()): ShowForm {
  const dateTime = new Date(now.getTime() + 30 * DAY_MS).toISOString();
  return { name: "De vrek", dateTime, pricePerSeat: 12, giveBack: "NO", waitingRoom: "auto", ...more };
}

type Registration = Omit<RequestOf<"register">["body"], "confirmPassword">;

/** A registration form, with a different address at each call. */
export function registrationForm(more: Partial<Registration> = {}): RequestOf<"register">["body"] {
  const form: Registration = {
    firstname: "Els",
    lastname: "Wouters",
    email: `user-${crypto.randomUUID()}@test.example`,
    number: "0470112233",
    password: "een lang wachtwoord",
    ...more,
  };
  return { ...form, confirmPassword: form.password };
}

export async function signIn(visitor: Api, { email, password }: { email: string; password: string }): Promise<string> {
  const result = await visitor.signIn({ body: { email, password } });
  if (!("token" in result)) throw new Error(`${email} has a second step`);
  return result.token;
}

/** Registers and signs in. */
export async function registerUser(
  visitor: Api,
  more?: Partial<Registration>,
): Promise<{ id: number; email: string; password: string; token: string }> {
  const body = registrationForm(more);
  const { id } = await visitor.register({ body });
  return { id, email: body.email, password: body.password, token: await signIn(visitor, body) };
}

/** Adds the seats to the cart, one by one, as the site does. */
export async function hold(user: Api, showId: number, seatIds: readonly string[]): Promise<Cart> {
  let cart: Cart | undefined;
  for (const seatId of seatIds) cart = await user.addSeat({ params: { showId, seatId } });
  if (!cart) throw new Error("no seats to hold");
  return cart;
}

/** Holds and reserves the seats, paid by transfer unless `more` says otherwise; returns the reservation's id. */
export async function reserve(
  user: Api,
  showId: number,
  seatIds: readonly string[],
  more: Partial<Omit<ReserveRequest, "seatIds">> = {},
): Promise<number> {
  await hold(user, showId, seatIds);
  const body = { seatIds: [...seatIds], paymentMethod: "MANUAL" as const, ...more };
  return (await user.reserve({ params: { showId }, body })).id;
}

/** Payment method for a show so near that no transfer would arrive in time. */
export const ONLINE = { paymentMethod: "PAYCONIQ" } as const;

/** Confirms, as an administrator, that the money for the reservation arrived. */
export async function pay(admin: Api, reservationId: number): Promise<void> {
  await admin.confirmReservation({ params: { id: reservationId } });
}

/** Sells a voucher at the box office, in cash unless `more` says otherwise; each call is a separate sale. */
export function sellVoucher(
  admin: Api,
  amount: number,
  more: Partial<Omit<RequestOf<"sellVoucher">["body"], "amount">> = {},
): Promise<CodedVoucher> {
  return admin.sellVoucher({ body: { amount, paid: "cash", key: crypto.randomUUID(), ...more } });
}

/** @param amount in euros, negative to subtract it */
export function correctVoucher(admin: Api, id: number, amount: number): Promise<VoucherDetails> {
  const body = { amount, reason: "vergissing", key: crypto.randomUUID() };
  return admin.correctVoucher({ params: { id }, body });
}

/** The tickets of a paid reservation by seat: the text of the QR code, and the secret in it. */
export async function ticketsOf(
  user: Api,
  reservationId: number,
): Promise<Map<string, { content: string; secret: string }>> {
  const { seats, qrContents = [] } = await user.getTickets({ params: { id: reservationId } });
  return new Map(
    seats.map(({ seat: { seatId } }, index) => {
      const content = qrContents[index] ?? "";
      const ticket = parseTicketQr(content);
      if (ticket?.seatId !== seatId) throw new Error(`reservation ${reservationId} has no ticket for ${seatId}`);
      return [seatId, { content, secret: ticket.token }];
    }),
  );
}
