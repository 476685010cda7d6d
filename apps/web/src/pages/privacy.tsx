import { privacy } from "#content/privacy.ts";
import { TextPage } from "#features/society/text-page.tsx";
import { usePageMeta } from "#platform/page-meta.ts";

export function PrivacyPage() {
  usePageMeta("Privacy", "Welke gegevens wij bewaren, waarom en hoelang. Geen cookies, geen volgers.");
  return <TextPage title="Privacy" {...privacy} />;
}
