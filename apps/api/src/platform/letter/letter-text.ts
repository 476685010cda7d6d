import type { Letter, LetterBlock, Sender } from "./letter.ts";

function block(part: LetterBlock): string {
  switch (part.kind) {
    case "text":
    case "note":
      return part.text;
    case "quote":
      return part.text.replaceAll(/^/gm, "> ");
    case "facts":
      return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "button":
      return `${part.label}:\n${part.url}`;
    case "picture":
      return "";
  }
}

/** The letter for programs, and people, that read plain text. */
export function letterText(letter: Letter, sender: Sender): string {
  const parts = [
    letter.greeting,
    ...letter.blocks.map(block),
    `Met theatrale groeten,\n${sender.name}`,
    `-- \n${sender.venue}, ${sender.address}\n${sender.url}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
