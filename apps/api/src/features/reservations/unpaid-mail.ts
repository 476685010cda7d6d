/**
 * When the mail with how to pay goes out, counted from what happened last: an online payment makes it superfluous while
 * its checkout is open, and who left one may try again at once.
 */
export const UNPAID_MAIL_SECONDS = { checkout: 900, left: 120, transfer: 0 } as const;
