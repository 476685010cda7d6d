import { RichText } from "#ui/rich-text.tsx";
import { useFilledHtml } from "./filled-text.ts";

export function FilledRichText({ html, className }: { html: string; className?: string }) {
  const fill = useFilledHtml();
  return html === "" ? null : <RichText html={fill(html)} {...(className !== undefined && { className })} />;
}
