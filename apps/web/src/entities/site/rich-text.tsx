import { useFilledHtml } from "./filled-text.ts";

interface RichTextProps {
  /** Sanitised by the server, which stores no other (contracts/rich-text.ts). */
  html: string;
  className?: string;
}

/** A text of the society with its headings, lists and links. */
export function RichText({ html, className = "prose" }: RichTextProps) {
  const fill = useFilledHtml();
  if (html === "") return null;
  // oxlint-disable-next-line react/no-danger -- see `html`
  return <div className={className} dangerouslySetInnerHTML={{ __html: fill(html) }} />;
}
