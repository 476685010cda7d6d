/** Returns whole cents, to add and compare money: 0.1 and 0.2 euros make 0.30000000000000004. */
export const toCents = (euros: number): number => Math.round(euros * 100);

export const sumOfEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
