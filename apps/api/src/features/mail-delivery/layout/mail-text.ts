import type { MailContent, MailBlock, Sender } from "./mail-content.ts";

function block(part: MailBlock): string {
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
    case "image":
      return "";
  }
}

export function mailText(mail: MailContent, sender: Sender): string {
  const parts = [
    mail.greeting,
    ...mail.blocks.map(block),
    `Met theatrale groeten,\n${sender.name}`,
    `-- \n${sender.venue}, ${sender.address}\n${sender.url}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
