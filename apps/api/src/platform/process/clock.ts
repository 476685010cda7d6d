export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const earliest = (...dates: readonly Date[]): Date => new Date(Math.min(...dates.map(Number)));

/** @param seconds negative: earlier */
export function plusSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}
