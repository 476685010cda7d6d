/** Country codes of the European Economic Area, to which a transfer in euros needs no BIC. */
export const EEA = (
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK" as const
).split(" ");

/** @param iban without spaces */
export const isInEea = (iban: string): boolean => EEA.includes(iban.slice(0, 2).toUpperCase());
