import { useContent } from "#entities/site/content.ts";
import { AccessibilityStatement } from "#modules/visit/society/accessibility-statement.tsx";

export function AccessibilityPage() {
  return <AccessibilityStatement {...useContent("accessibility")} />;
}
