import { useContent } from "#entities/site/content.ts";
import { About } from "#modules/visit/society/about.tsx";

export function AboutPage() {
  return <About about={useContent("about").content} />;
}
