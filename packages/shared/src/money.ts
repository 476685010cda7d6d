/** Whole cents, in which money is added and compared: euros add up to 0.30000000000000004. */
export const toCents = (euros: number): number => Math.round(euros * 100);

/** Exact to the cent; in euros. */
export const sumOfEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
