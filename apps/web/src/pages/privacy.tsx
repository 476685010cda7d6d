import { useContent } from "#entities/site/content.ts";
import { Keeping } from "#features/society/keeping.tsx";
import { TextPage } from "#features/society/text-page.tsx";

export function PrivacyPage() {
  const { content, publishedAt } = useContent("privacy");
  return (
    <TextPage
      title="Privacy"
      description="Welke gegevens wij bewaren, waarom en hoelang. Geen cookies bij bezoekers, geen volgers."
      publishedAt={publishedAt}
      inserted={{ keeping: <Keeping /> }}
      {...content}
    />
  );
}
