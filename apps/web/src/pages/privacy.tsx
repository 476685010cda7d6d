import { useContent } from "#entities/site/content.ts";
import { Keeping } from "#modules/visit/society/keeping.tsx";
import { TextPage } from "#modules/visit/society/text-page.tsx";
import { texts } from "#messages/nl/society.tsx";

export function PrivacyPage() {
  const t = texts();
  const { content, publishedAt } = useContent("privacy");
  return (
    <TextPage
      title={t.privacy}
      description={t.aboutPrivacy}
      publishedAt={publishedAt}
      inserted={{ keeping: <Keeping /> }}
      {...content}
    />
  );
}
