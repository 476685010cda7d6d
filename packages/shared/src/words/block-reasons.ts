/** Reasons that have a word of their own; any other reason is in the volunteer's own words. */
export const BLOCK_REASONS = ["house", "press", "cast", "partner"] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

export const BLOCK_REASON_WORDS: Readonly<Record<BlockReason, string>> = {
  house: "Huis",
  press: "Pers",
  cast: "Spelers/cast",
  partner: "Partner",
};

const isBlockReason = (reason: string): reason is BlockReason => BLOCK_REASONS.some((known) => known === reason);

/** The Dutch word of a reason, for volunteers. */
export const blockReasonInWords = (reason: string): string =>
  isBlockReason(reason) ? BLOCK_REASON_WORDS[reason] : reason;

/** The reason that a volunteer typed: 'Pers' is `press`. */
export function typedBlockReason(typed: string): string {
  const word = typed.trim();
  const isSame = (reason: BlockReason): boolean => BLOCK_REASON_WORDS[reason].toLowerCase() === word.toLowerCase();
  return BLOCK_REASONS.find(isSame) ?? word;
}
