/** In cents, largest first. */
export const NOTES_AND_COINS = [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** @param numbers how many there are of each note or coin, as typed @returns their sum in cents */
export const countedCents = (numbers: Readonly<Record<number, string>>): number =>
  NOTES_AND_COINS.reduce((sum, cents) => sum + cents * Number(numbers[cents] ?? ""), 0);
