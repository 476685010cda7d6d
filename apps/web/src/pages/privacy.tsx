import { useContent } from "#entities/site/content.ts";
import { retention, texts } from "#messages/nl/society.tsx";
import { TextPage } from "#modules/visit/society/text-page.tsx";

export function PrivacyPage() {
  const t = texts();
  const { content, publishedAt } = useContent("privacy");
  return (
    <TextPage
      title={t.privacy}
      description={t.aboutPrivacy}
      publishedAt={publishedAt}
      inserted={{ keeping: <RetentionPeriods /> }}
      {...content}
    />
  );
}

function RetentionPeriods() {
  return (
    <ul>
      {Object.entries(retention()).map(([kind, sentence]) => (
        <li key={kind}>{sentence}</li>
      ))}
    </ul>
  );
}
