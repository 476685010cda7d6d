import { useContent } from "#entities/site/content.ts";
import { TextPage } from "#modules/visit/society/text-page.tsx";
import { texts } from "#messages/nl/society.tsx";

export function TermsPage() {
  const t = texts();
  const { content, publishedAt } = useContent("terms");
  return <TextPage title={t.terms} description={t.aboutTerms} publishedAt={publishedAt} {...content} />;
}
