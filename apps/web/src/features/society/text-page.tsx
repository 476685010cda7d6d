import type { TextSection } from "#content/text.ts";
import { useFilledText } from "./use-filled-text.ts";
import { TitledPage } from "#entities/site/page.tsx";

interface TextPageProps {
  title: string;
  description: string;
  updated: string;
  lead: string;
  sections: readonly TextSection[];
}

export function TextPage({ title, description, updated, lead, sections }: TextPageProps) {
  const fill = useFilledText();
  return (
    <TitledPage title={title} description={description} width="narrow" lead={<p>{lead}</p>}>
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
    </TitledPage>
  );
}
