/** Errors about bank accounts for refunds: see `error-codes.ts`. */
export const accountErrors = {
  IBAN_NEEDED: [409, "Vul het rekeningnummer in waarop we het geld mogen storten."],
  IBAN_WRONG: [409, "Dit rekeningnummer klopt niet. Kijk elk cijfer na."],
  IBAN_ASKED: [409, "Dit is geen IBAN. Een IBAN begint met twee letters, zoals BE68 5390 0754 7034."],
  IBAN_ALONE: [409, "Vul enkel het rekeningnummer in: laat de naam en andere woorden of tekens weg."],
  IBAN_ABROAD: [409, "Naar een rekening in dat land kunnen wij niet overschrijven. Geef een Europese rekening op."],
  HOLDER_UNREADABLE: [
    409,
    "Schrijf op wiens naam de rekening staat in Latijnse letters, zoals op de bankkaart. Andere tekens kent de bank niet.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;
