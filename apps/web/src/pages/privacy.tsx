import { privacy } from "#content/privacy.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { TextPage } from "#features/society/text-page.tsx";

export function PrivacyPage() {
  usePageMeta("Privacy", "Welke gegevens wij bewaren, waarom en hoelang. Geen cookies, geen volgers.");
  return <TextPage title="Privacy" {...privacy} />;
}
