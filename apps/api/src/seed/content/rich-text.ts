/** Blocks of HTML as the editor stores them: nothing between them. */
export const richText = (...blocks: string[]) => ({ nl: blocks.join("") });
