import { terms } from "#content/terms.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { TextPage } from "#features/society/text-page.tsx";

export function TermsPage() {
  usePageMeta("Voorwaarden", "De voorwaarden voor het reserveren en betalen van tickets.");
  return <TextPage title="Voorwaarden" {...terms} />;
}
