import { terms } from "#content/terms.ts";
import { TextPage } from "#features/society/text-page.tsx";
import { usePageMeta } from "#platform/page-meta.ts";

export function TermsPage() {
  usePageMeta("Voorwaarden", "De voorwaarden voor het reserveren en betalen van tickets.");
  return <TextPage title="Voorwaarden" {...terms} />;
}
