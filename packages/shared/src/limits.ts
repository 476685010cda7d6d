// Bounds that both ends keep to. Without the validator, so that a page which knows a bound does not load it.

/** The largest id of a row: PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647;

/** Seats of one action of the box office: more than the hall has. */
export const MAX_BOX_OFFICE_SEATS = 200;

/** Scans that a device sends in one call. */
export const MAX_SCAN_BATCH = 100;

export const MIN_PASSWORD_CHARACTERS = 8;

/** The visitor is asked to pay within this time (specification, screen Payment), and reminded after it. */
export const PAY_WITHIN_WORKING_DAYS = 3;

/** A manual transfer may take this long before it is processed (specification, screens Confirm and Payment). */
export const TRANSFER_WORKING_DAYS = 7;

/** The text of a bank statement; a larger one is refused before it is read. */
export const MAX_STATEMENT_CHARACTERS = 4_000_000;

/** The same as people read it. */
export const MAX_STATEMENT_MEGABYTES = MAX_STATEMENT_CHARACTERS / 1_000_000;

/** A call with a statement in it: JSON escapes some characters. deploy/caddy lets as much through. */
export const MAX_STATEMENT_BODY_BYTES = 2 * MAX_STATEMENT_CHARACTERS;

/** ISO 9362, eight or eleven characters. */
export const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
