/**
 * Delay of the mail with how to pay, in seconds since the last act: an online payment makes it superfluous while its
 * checkout is open, and a buyer who left the checkout may try again at once.
 */
export const UNPAID_MAIL_SECONDS = { checkout: 900, left: 120, transfer: 0 } as const;
