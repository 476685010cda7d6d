/** Every route of the site (specification, section 2; decisions, section 3). */
export const paths = {
  home: "/",
  plays: "/gespeelde-stukken",
  play: (slug: string) => `/voorstelling/${slug}`,
  tickets: "/tickets",
  about: "/over-ons",
  contact: "/contact",
  register: "/register",
  login: "/login",
  forgotPassword: "/wachtwoord-vergeten",
  resetPassword: "/wachtwoord-herstellen",
  signInLink: "/inloglink",
  guest: "/verder-zonder-wachtwoord",
  /** As for `receivedTickets` and `invitation`, the token of a mail is behind `#`. */
  choices: "/keuze",
  receivedTickets: "/gekregen-tickets",
  verifyEmail: "/email-bevestigen",
  newsletter: "/nieuwsbrief",
  /** As of `undoEmail`, the token of a mail is behind `#`. */
  confirmNewsletter: "/nieuwsbrief/bevestigen",
  leaveNewsletter: "/nieuwsbrief/uitschrijven",
  undoEmail: "/email-terugzetten",
  undoSecondStep: "/tweede-stap-terugzetten",
  invitation: "/uitnodiging",
  account: "/account",
  confirm: "/confirm",
  reservationSuccess: "/reservation-success",
  ticketsDetail: (reservationId: number | string) => `/ticketsDetail/${reservationId}`,
  otherSeats: (reservationId: number | string) => `/andere-plaatsen/${reservationId}`,
  payment: (reservationId: number | string) => `/payment/${reservationId}`,
  paymentsCallback: "/payments/callback",
  admin: "/admin",
  statistics: "/statistics",
  scan: "/scan",
  hallFollowUp: "/zaalopvolging",
  /** Opened by a phone from the QR code on the screen of an administrator. */
  pairDevice: "/toestel",
  doorDevices: "/toestellen-beheer",
  users: "/user-beheer",
  ticketCodes: "/codes-beheer",
  products: "/producten-beheer",
  newsletterAdmin: "/nieuwsbrief-beheer",
  reservations: "/reservatie-beheer",
  newReservation: "/reservatie-beheer/nieuw",
  waitingLists: "/wachtlijst-beheer",
  waitingRoom: "/wachtkamer-beheer",
  payments: "/betalingen-beheer",
  vouchers: "/cadeaubonnen-beheer",
  cashBook: "/kassa-beheer",
  takings: "/afrekening-beheer",
  shows: "/shows-beheer",
  halls: "/zalen-beheer",
  hallEditor: (hallId: number | string) => `/zalen-beheer/${hallId}`,
  contentAdmin: "/inhoud-beheer",
  contentPart: (slug: string) => `/inhoud-beheer/${slug}`,
  playEditor: (playId: number | string) => `/inhoud-beheer/stukken/${playId}`,
  audit: "/logboek",
  privacy: "/privacy",
  terms: "/voorwaarden",
  accessibility: "/toegankelijkheid",
} as const;

export function showPath(showId: number): string {
  return `${paths.tickets}?show=${showId}`;
}

/** The page with the outcome of an online payment, and with every way to pay what is still owed. */
export function paymentOutcomePath(reservationId: number): string {
  return `${paths.paymentsCallback}?reservation=${reservationId}`;
}

/** The location state with which /reservation-success shows this reservation, and not the latest. */
export const successOf = (reservationId: number) => ({ successOf: reservationId });

/** @returns null when the page was opened without one */
export function successIdIn(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("successOf" in state)) return null;
  return typeof state.successOf === "number" ? state.successOf : null;
}

export function paidSeatsPath(reservationId: string): string {
  return `${paths.otherSeats(reservationId)}?betaling=1`;
}

export function reservationPath(reservationId: number): string {
  return `${paths.reservations}?reservatie=${reservationId}`;
}

export function voucherPath(voucherId: number): string {
  return `${paths.vouchers}?bon=${voucherId}`;
}

export function waitingListPath(showId: number): string {
  return `${paths.waitingLists}?show=${showId}`;
}

export function waitingRoomPath(showId: number): string {
  return `${paths.waitingRoom}?show=${showId}`;
}

export function unpaidReservationsPath(showId: number): string {
  return `${paths.reservations}?show=${showId}&status=PENDING`;
}

export const routePatterns = {
  ...paths,
  play: "/voorstelling/:slug",
  ticketsDetail: "/ticketsDetail/:id",
  otherSeats: "/andere-plaatsen/:id",
  payment: "/payment/:reservationId",
  hallEditor: "/zalen-beheer/:id",
  contentPart: "/inhoud-beheer/:part",
  playEditor: "/inhoud-beheer/stukken/:id",
} as const satisfies Record<keyof typeof paths, string>;
