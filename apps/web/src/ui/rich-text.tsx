import { classNames } from "./class-names.ts";

/** The one place that shows a society's own HTML. @param html sanitised by the server (contracts/texts.ts) */
export function RichText({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- the server let nothing through but headings, lists, links and emphasis
  return (
    <div className={classNames("prose [&>:first-child]:mt-0", className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
