/** Steps of a new installation, in order, before its first ticket is sold. */
export const FIRST_STEPS = ["SOCIETY", "BANK", "HALL", "PLAY", "PRICES", "MAILS", "BACKUP", "VOLUNTEER"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
