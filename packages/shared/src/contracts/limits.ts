// Limits of both apps, without zod, so that a page can use one without loading it.

/** Largest integer of PostgreSQL. */
export const MAX_ID = 2_147_483_647;

export const MAX_VOUCHERS = 5;

/** Largest gift with one reservation, far below what a provider takes at once. */
export const MAX_GIFT_EUROS = 10_000;

/** Seats that 'Kies voor mij' proposes at once; larger groups choose by hand. */
export const MAX_PROPOSED_SEATS = 10;

/** A busload or two, yet few enough seats to print and mail. */
export const MAX_BOX_OFFICE_SEATS = 200;

/** In characters: the reason must fit on a plan. */
export const MAX_BLOCK_REASON = 120;

export const MAX_BLOCK_NOTE = 500;

/** Two shows a week for more than half a year. */
export const MAX_SERIES = 60;

export const MAX_SCAN_BATCH = 100;

/** Time before and after a show's beginning in which the entrance may see it (decisions, section 9). */
export const NEAR_SHOW_SECONDS = 36 * 3600;

export const MIN_PASSWORD_CHARACTERS = 8;

/** Session of visitors, and of DOOR: equals the payment window, so that nobody has to sign in again to pay. */
export const SESSION_SECONDS = 7 * 24 * 3600;

/** Session of an anonymous visitor: lasts longer than a cart, and ends before the account is deleted. */
export const ANONYMOUS_SESSION_SECONDS = 12 * 3600;

/** Most seats that anonymous accounts from one network may hold together (decision 084). */
export const MAX_ANONYMOUS_SEATS = 40;

/** From then on who opens the page of a sale that is to open is in its waiting room (decision 086). */
export const WAITING_ROOM_OPENS_SECONDS = 30 * 60;

/** A hundred a second, which is more than a large installation sells to. */
export const MAX_LET_IN_PER_MINUTE = 6000;

/** A school or a hostel; as many as may start without a password there in an hour. */
export const MAX_WAITING_PER_NETWORK = 200;

/** Simulated visitors of a rehearsal, and the seconds in which they arrive. */
export const [MIN_REHEARSAL_PEOPLE, MAX_REHEARSAL_PEOPLE] = [10, 2000];
export const [MIN_REHEARSAL_SECONDS, MAX_REHEARSAL_SECONDS] = [2, 15 * 60];

/** Session of volunteers who see names or money: BOX_OFFICE and ADMIN. */
export const VOLUNTEER_SESSION_SECONDS = 12 * 3600;

/** How long a user whose role needs a second step may work without one, after first signing in with that role. */
export const SECOND_STEP_TERM_SECONDS = 7 * 24 * 3600;

export const PROOF_SECONDS = 10 * 60;

/** A device serves a show or a weekend, then a new one is made. */
export const MAX_DOOR_DEVICE_DAYS = 7;

/** Payment term before a reminder (specification, screen Payment). */
export const PAY_WITHIN_WORKING_DAYS = 3;

/** Processing time of a transfer (specification, screens Confirm and Payment). */
export const TRANSFER_WORKING_DAYS = 7;

export const MAX_BODY_BYTES = 64 * 1024;

export const MAX_STATEMENT_CHARACTERS = 4_000_000;

export const MAX_STATEMENT_MEGABYTES = MAX_STATEMENT_CHARACTERS / 1_000_000;

/** Request body with a statement: JSON escapes some characters. */
export const MAX_STATEMENT_BODY_BYTES = 2 * MAX_STATEMENT_CHARACTERS;

/** JSON of a plan (decisions, section 15). */
export const MAX_PLAN_MEGABYTES = 6;

export const MAX_PLAN_BYTES = MAX_PLAN_MEGABYTES * 1_000_000;

/** Request body with a plan and what goes along with it. */
export const MAX_HALL_BODY_BYTES = MAX_PLAN_BYTES + 1024;

/** Seats in one cart, and in one reservation of a visitor. */
export const MAX_CART_SEATS = 20;

/** Characters of the longest seat id, `VLOE-20000`. */
export const MAX_SEAT_ID = 10;

/** Most of one product in one cart. */
export const MAX_PRODUCT_COUNT = 20;

/** Request body that names every place of the largest hall, each in quotes and with a comma. */
export const MAX_SEATS_BODY_BYTES = 20_000 * (MAX_SEAT_ID + 3) + 1024;

export const MAX_HALL_ADDRESS = 100;

export const MAX_FLOOR_PLAN_BYTES = 3_000_000;

export const MAX_FLOOR_PLAN_MEGABYTES = MAX_FLOOR_PLAN_BYTES / 1_000_000;

export const MAX_FLOOR_PLAN_BODY_BYTES = (MAX_FLOOR_PLAN_BYTES * 4) / 3 + 1000;

export const MAX_PICTURE_BYTES = 15_000_000;

export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / 1_000_000;

/** Larger pictures take more memory than a small server has; some formats have a lower limit. */
export const MAX_PICTURE_MEGAPIXELS = 60;

export const MAX_PICTURE_BODY_BYTES = MAX_PICTURE_BYTES + 10_000;

export const MAX_CONTENT_BODY_BYTES = 512 * 1024;

/** ISO 9362, eight or eleven characters. */
export const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Sides of a floor plan's picture, in units of the drawing. */
export const UNDERLAY_SIDES = { min: 1, max: 20_000 };
