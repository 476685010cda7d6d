import type { CartsTable } from "./tables/carts.ts";
import type { ContactMessagesTable } from "./tables/contact-messages.ts";
import type { ReservationSeatsTable } from "./tables/reservation-seats.ts";
import type { ReservationsTable } from "./tables/reservations.ts";
import type { SeatsTable } from "./tables/seats.ts";
import type { ShowsTable } from "./tables/shows.ts";
import type { TicketCodesTable } from "./tables/ticket-codes.ts";
import type { UsersTable } from "./tables/users.ts";

/** Every table, by its name in the database. */
export interface Tables {
  users: UsersTable;
  shows: ShowsTable;
  carts: CartsTable;
  seats: SeatsTable;
  ticket_codes: TicketCodesTable;
  reservations: ReservationsTable;
  reservation_seats: ReservationSeatsTable;
  contact_messages: ContactMessagesTable;
}
