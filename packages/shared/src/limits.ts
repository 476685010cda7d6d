// Limits of both apps, without zod, so that a page can use one without loading it.

/** PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647;

/** Limit per reservation. */
export const MAX_VOUCHERS = 5;

/** Seats of one reservation at the box office: a whole bus or two, and few enough to print and to mail. */
export const MAX_BOX_OFFICE_SEATS = 200;

/** Why seats are blocked: read on a plan. */
export const MAX_BLOCK_REASON = 120;

/** Shows that are planned in one act: two evenings a week for more than half a year. */
export const MAX_SERIES = 60;

export const MAX_SCAN_BATCH = 100;

/** Before and after its beginning the entrance sees a show (decisions, section 9). */
export const NEAR_SHOW_SECONDS = 36 * 3600;

export const MIN_PASSWORD_CHARACTERS = 8;

/** Equals the payment window, so that nobody signs in again to pay. */
export const SESSION_SECONDS = 7 * 24 * 3600;

/** Session of an anonymous visitor: longer than a cart, and over before the account is deleted. */
export const ANONYMOUS_SESSION_SECONDS = 12 * 3600;

/** Seats that anonymous accounts from one network may hold together (decision 084). */
export const MAX_ANONYMOUS_SEATS = 40;

/** Session of volunteers who see names or money: BOX_OFFICE and ADMIN. */
export const VOLUNTEER_SESSION_SECONDS = 12 * 3600;

/** How long after signing in with a role that must have a second step one may do without. */
export const SECOND_STEP_TERM_SECONDS = 7 * 24 * 3600;

/** How long a proof of who one is counts, signing in included. */
export const PROOF_SECONDS = 10 * 60;

/** A device of the entrance serves an evening or a weekend, and is made anew for the next. */
export const MAX_DOOR_DEVICE_DAYS = 7;

/** Payment term before a reminder (specification, screen Payment). */
export const PAY_WITHIN_WORKING_DAYS = 3;

/** Processing time of a transfer (specification, screens Confirm and Payment). */
export const TRANSFER_WORKING_DAYS = 7;

/** Request body of every call without a limit of its own below. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Bank statements; larger ones are refused unread. */
export const MAX_STATEMENT_CHARACTERS = 4_000_000;

export const MAX_STATEMENT_MEGABYTES = MAX_STATEMENT_CHARACTERS / 1_000_000;

/** Request body with a statement: JSON escapes some characters. deploy/caddy refuses more too, and 100 kB elsewhere. */
export const MAX_STATEMENT_BODY_BYTES = 2 * MAX_STATEMENT_CHARACTERS;

/** Request body with a drawing of a hall: twice what one of 5,000 seats takes. */
export const MAX_HALL_BODY_BYTES = 1024 * 1024;

/** Characters of where a hall is. */
export const MAX_HALL_ADDRESS = 100;

/** Pictures of floor plans. */
export const MAX_FLOOR_PLAN_BYTES = 3_000_000;

export const MAX_FLOOR_PLAN_MEGABYTES = MAX_FLOOR_PLAN_BYTES / 1_000_000;

/** Request body with one, as a data URL. deploy/caddy lets through as much to all calls with a drawing. */
export const MAX_FLOOR_PLAN_BODY_BYTES = (MAX_FLOOR_PLAN_BYTES * 4) / 3 + 1000;

/** Uploaded pictures: what a phone makes. */
export const MAX_PICTURE_BYTES = 15_000_000;

export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / 1_000_000;

/** Larger ones take more memory to read than a server of a volunteer has; some kinds may have fewer. */
export const MAX_PICTURE_MEGAPIXELS = 60;

/** Request body with a picture: with what multipart adds. deploy/caddy lets through as much. */
export const MAX_PICTURE_BODY_BYTES = MAX_PICTURE_BYTES + 10_000;

/** Request body with a text of the site or a play. */
export const MAX_CONTENT_BODY_BYTES = 512 * 1024;

/** ISO 9362, eight or eleven characters. */
export const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Sides of a floor plan's picture, in units of the drawing. */
export const UNDERLAY_SIDES = { min: 1, max: 20_000 };
