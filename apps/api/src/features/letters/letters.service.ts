import type { MailKind } from "@podium/shared/contracts/mails";
import type { Letter } from "#platform/letter/letter.ts";
import type { ContactService } from "#features/contact/contact.service.ts";
import type { Composer } from "#features/mails/mails.service.ts";
import type { TransfersService } from "#features/payments/transfers.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { TicketsService } from "#features/tickets/tickets.service.ts";
import type { UsersService } from "#features/users/users.service.ts";
import type { PasswordResetService } from "#features/users/password-reset.service.ts";
import { contactLetter, passwordResetLetter, ticketsLetter } from "./other-letters.ts";
import { cancelledLetter, lapsedLetter, receivedLetter, reminderLetter } from "./payment-letters.ts";

/**
 * Who writes which letter. Each looks at how things are when the mail goes out, and writes none when it no longer applies.
 * @param deps.publicUrl the site's address, without a slash at its end
 */
export function createLetters(deps: {
  reservations: Pick<ReservationsService, "get">;
  transfers: Pick<TransfersService, "describe">;
  tickets: Pick<TicketsService, "printPdf">;
  contact: Pick<ContactService, "read">;
  passwordReset: Pick<PasswordResetService, "linkFor">;
  users: Pick<UsersService, "isGuest">;
  society: { name: string; email: string };
  publicUrl: string;
}): Readonly<Record<MailKind, Composer>> {
  const { publicUrl } = deps;
  /** A page of the site about a reservation, for whoever can sign in to see it. */
  const pageFor = async ({ id, user }: Reservation, page: "payment" | "ticketsDetail"): Promise<string | null> =>
    (await deps.users.isGuest(user.id)) ? null : `${publicUrl}/${page}/${id}`;

  /** A letter about a reservation that is in the given status. */
  function about(
    status: Reservation["status"],
    write: (reservation: Reservation) => Letter | Promise<Letter>,
  ): Composer {
    return async (reservationId) => {
      const reservation = await deps.reservations.get(reservationId);
      return reservation.status === status ? write(reservation) : null;
    };
  }

  return {
    RESERVATION_RECEIVED: about("PENDING", async (reservation) =>
      receivedLetter(deps.transfers.describe(reservation), await pageFor(reservation, "payment")),
    ),
    PAYMENT_REMINDER: about("PENDING", async (reservation) =>
      reminderLetter(deps.transfers.describe(reservation), await pageFor(reservation, "payment")),
    ),
    RESERVATION_LAPSED: about("EXPIRED", (reservation) => lapsedLetter(reservation, `${publicUrl}/tickets`)),
    RESERVATION_CANCELLED: about("CANCELLED", cancelledLetter),
    TICKETS: about("CONFIRMED", async (reservation) =>
      ticketsLetter(reservation, await deps.tickets.printPdf(reservation), await pageFor(reservation, "ticketsDetail")),
    ),
    async CONTACT_MESSAGE(messageId) {
      const message = await deps.contact.read(messageId);
      return message && contactLetter(message, deps.society);
    },
    async PASSWORD_RESET(resetId) {
      const link = await deps.passwordReset.linkFor(resetId);
      return link && passwordResetLetter(link, `${publicUrl}/wachtwoord-herstellen?token=${link.token}`);
    },
  };
}
