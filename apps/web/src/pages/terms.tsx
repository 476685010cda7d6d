import { terms } from "#content/terms.ts";
import { TextPage } from "#features/society/text-page.tsx";

export function TermsPage() {
  return (
    <TextPage
      title={"Voor\u00ADwaar\u00ADden"}
      description="De voorwaarden voor het reserveren en betalen van tickets."
      {...terms}
    />
  );
}
