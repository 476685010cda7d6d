/** Steps that a society takes once, in this order, before it sells its first ticket with Podium. */
export const FIRST_STEPS = ["SOCIETY", "BANK", "HALL", "PLAY", "PRICES", "MAILS", "BACKUP", "VOLUNTEER"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
