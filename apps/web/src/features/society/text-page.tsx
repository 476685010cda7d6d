import type { TextSection } from "#content/text.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useFilledText } from "./use-filled-text.ts";

interface TextPageProps {
  title: string;
  updated: string;
  lead: string;
  sections: readonly TextSection[];
}

export function TextPage({ title, updated, lead, sections }: TextPageProps) {
  const fill = useFilledText();
  return (
    <Page width="narrow">
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph)}</p>
            ))}
            {section.list && (
              <ul>
                {section.list.map((entry) => (
                  <li key={entry}>{fill(entry)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="text-sm text-muted">Laatst gewijzigd: {updated}.</p>
      </div>
    </Page>
  );
}
