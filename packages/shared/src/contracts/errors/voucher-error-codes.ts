/** Errors of gift vouchers: see `error-codes.ts`. */
export const voucherErrors = {
  VOUCHER_BLOCKED: [409, "Deze cadeaubon is geblokkeerd. Neem contact met ons op, dan zoeken we het samen uit."],
  VOUCHER_EMPTY: [409, "Op deze cadeaubon staat geen geld meer."],
  VOUCHER_SHORT: [
    409,
    "De reservering was vervallen, en het geld van haar cadeaubon is intussen anders gebruikt. Maak een nieuwe reservering.",
  ],
  VOUCHER_NOT_FOUND: [404, "Deze cadeaubon bestaat niet (meer)."],
  VOUCHER_DONE_OTHERWISE: [
    409,
    "Dit is al gebeurd, met wat u eerst invulde. Sluit dit venster en kijk na wat er bij de cadeaubonnen staat.",
  ],
} as const;
