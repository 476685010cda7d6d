import { Fragment, type ReactNode } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { FilledRichText } from "#entities/site/rich-text.tsx";
import { texts } from "#messages/nl/society.tsx";
import { formatDayOfYear } from "#platform/format.ts";

interface TextPageProps {
  title: string;
  description: string;
  publishedAt: string;
  lead: string;
  /** HTML: see `RichText`. */
  text: string;
  /** Content by name, which replaces a paragraph `{name}`. */
  inserted?: Record<string, ReactNode>;
}

export function TextPage({ title, description, publishedAt, lead, text, inserted }: TextPageProps) {
  return (
    <TitledPage title={title} description={description} width="narrow" {...(lead !== "" && { lead: <p>{lead}</p> })}>
      <div className="prose">
        {text.split(/<p>\{(\w+)\}<\/p>/).map((part, index) => (
          // Parts with an even index are text, the others names.
          // oxlint-disable-next-line react/no-array-index-key -- none moves
          <Fragment key={index}>
            {index % 2 === 0 ? <FilledRichText html={part} className="contents" /> : inserted?.[part]}
          </Fragment>
        ))}
        <p className="text-sm text-muted">{texts().changed(formatDayOfYear(publishedAt))}</p>
      </div>
    </TitledPage>
  );
}
