import type { ContentPart, ShownContent } from "@podium/shared/contracts/content";
import type { Play } from "@podium/shared/contracts/plays";
import { Page, PageHeader } from "#entities/site/page.tsx";
import { Directions } from "#features/contact/directions.tsx";
import { PlayView } from "#features/plays/play-view.tsx";
import { About } from "#features/society/about.tsx";
import { Hero } from "#features/society/hero.tsx";
import { Keeping } from "#features/society/keeping.tsx";
import { SocietyFacts } from "#features/society/society-facts.tsx";
import { TextPage } from "#features/society/text-page.tsx";
import { Welcome } from "#features/society/welcome.tsx";

type PreviewOfProps =
  | { part: "play"; shown: Play }
  /** What `previewContent` responds for that part. */
  | { part: ContentPart; shown: Record<string, unknown> };

/** A draft as visitors will see it. */
export function PreviewOf(props: PreviewOfProps) {
  if (props.part === "play")
    return (
      <Page>
        <PlayView play={props.shown} shows={undefined} path="/" />
      </Page>
    );
  return <PartPreview {...props} />;
}

function PartPreview({ part, shown }: { part: ContentPart; shown: Record<string, unknown> }) {
  // The server made it by the part's schema.
  const as = <P extends ContentPart>() => shown as ShownContent<P>;
  switch (part) {
    case "society":
      return <SocietyFacts society={as<"society">()} />;
    case "home":
      return (
        <>
          <Hero home={as<"home">()} />
          <section aria-labelledby="welkom" className="page-width mt-16 pb-12">
            <Welcome home={as<"home">()} />
          </section>
        </>
      );
    case "about":
      return <About about={as<"about">()} />;
    case "contact":
      return (
        <Page>
          <PageHeader title="Contact" lead={<p>{as<"contact">().lead}</p>} />
          <Directions directions={as<"contact">().directions} />
        </Page>
      );
    case "terms":
    case "privacy":
      return (
        <TextPage
          title={part === "terms" ? "Voor\u00ADwaar\u00ADden" : "Privacy"}
          description=""
          publishedAt={null}
          inserted={{ keeping: <Keeping /> }}
          {...as<"terms">()}
        />
      );
    case "plays":
      return (
        <Page>
          <PageHeader title="Gespeelde stukken" lead={<p>{as<"plays">().lead}</p>} />
        </Page>
      );
  }
}
