import { privacy } from "#content/privacy.ts";
import { TextPage } from "#features/society/text-page.tsx";

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      description="Welke gegevens wij bewaren, waarom en hoelang. Geen cookies bij bezoekers, geen volgers."
      {...privacy}
    />
  );
}
