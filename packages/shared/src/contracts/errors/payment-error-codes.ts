/** Errors of payment methods: see `error-codes.ts`. */
export const paymentErrors = {
  TRANSFER_TOO_LATE: [
    409,
    "Een overschrijving komt niet meer op tijd aan voor deze voorstelling. Betaal online of aan de kassa.",
  ],
  AMOUNT_TOO_SMALL: [
    409,
    "Dit bedrag is te klein om online te betalen. Kies een overschrijving, of betaal aan de kassa.",
  ],
  PAYMENT_PROVIDER_AWAY: [
    503,
    "Online betalen lukt nu even niet. Probeer het straks opnieuw of kies een overschrijving.",
  ],
} as const;
