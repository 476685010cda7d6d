import { useContent } from "#entities/site/content.ts";
import { TextPage } from "#features/society/text-page.tsx";

export function TermsPage() {
  const { content, publishedAt } = useContent("terms");
  return (
    <TextPage
      title={"Voor\u00ADwaar\u00ADden"}
      description="De voorwaarden voor het reserveren en betalen van tickets."
      publishedAt={publishedAt}
      {...content}
    />
  );
}
