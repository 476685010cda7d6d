import type { ContentPart, ShownContent } from "@podium/shared/contracts/content";
import type { Play } from "@podium/shared/contracts/plays";
import type { Site } from "@podium/shared/contracts/site";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Menu } from "virtual:icons";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { Brand, navLinks } from "#entities/site/brand.tsx";
import { Page } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { PlayView } from "#modules/visit/plays/play-view.tsx";
import { paths } from "#platform/paths.ts";
import { Loading } from "#ui/loading.tsx";

type PreviewOfProps = { part: "play"; shown: Play } | { part: ContentPart; shown: Record<string, unknown> };

const Home = lazy(async () => ({ default: (await import("./home.tsx")).HomePage }));
const pages: Readonly<Record<ContentPart, ComponentType>> = {
  // The home page shows most of this part together.
  society: Home,
  home: Home,
  about: lazy(async () => ({ default: (await import("./about.tsx")).AboutPage })),
  contact: lazy(async () => ({ default: (await import("./contact.tsx")).ContactPage })),
  terms: lazy(async () => ({ default: (await import("./terms.tsx")).TermsPage })),
  privacy: lazy(async () => ({ default: (await import("./privacy.tsx")).PrivacyPage })),
  accessibility: lazy(async () => ({ default: (await import("./accessibility.tsx")).AccessibilityPage })),
  plays: lazy(async () => ({ default: (await import("./plays.tsx")).PlaysPage })),
};

/** A draft as visitors will see it: the page itself, with the draft in place of what is published. */
export function PreviewOf(props: PreviewOfProps) {
  useOwnTitle();
  if (props.part !== "play") return <PartPage {...props} />;
  return (
    <>
      <PreviewHeader />
      <Page>
        <PlayView play={props.shown} shows={undefined} path={paths.play(props.shown.slug)} />
      </Page>
    </>
  );
}

/** The site's bar above each page, without what is the visitor's own; its links lead nowhere. */
function PreviewHeader() {
  return (
    <header className="on-stage border-b-2 border-brass bg-stage shadow-card">
      <div className="page-width flex h-17 items-center justify-between gap-4">
        <Brand />
        <ul className="hidden items-center gap-1 lg:flex">
          {navLinks().map(({ to, label }) => (
            <li key={to} className="px-3 font-semibold whitespace-nowrap text-cream">
              {label}
            </li>
          ))}
        </ul>
        <Menu className="size-6 lg:hidden" />
      </div>
    </header>
  );
}

function PartPage({ part, shown }: { part: ContentPart; shown: Record<string, unknown> }) {
  const site = useSite();
  // A separate cache: the rest of the site keeps showing the published content.
  const [client] = useState(() => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    if (part === "society") queries.setQueryData(["site"], { ...site, ...siteOf(shown as ShownContent<"society">) });
    else queries.setQueryData(["content", part], { publishedAt: new Date().toISOString(), content: shown });
    return queries;
  });
  const Drawn = pages[part];
  const palette = part === "society" ? shown["palette"] : undefined;
  return (
    <QueryClientProvider client={client}>
      <div {...(typeof palette === "string" && { "data-palette": palette })} className="min-h-dvh bg-paper text-ink">
        <PreviewHeader />
        <Suspense fallback={<Loading label="Voorbeeld laden…" className="min-h-80" />}>
          <Drawn />
        </Suspense>
      </div>
    </QueryClientProvider>
  );
}

const siteOf = ({ name, email, phone, palette, logo, venueName, venueAddress, place }: ShownContent<"society">) =>
  ({
    societyName: name,
    societyEmail: email,
    phone,
    palette,
    logo,
    venueName,
    venueAddress,
    place,
  }) satisfies Partial<Site>;

/** A page sets the document's title; in a preview the title stays that of the form. */
function useOwnTitle(): void {
  const [title] = useState(() => document.title);
  useEffect(() => () => void (document.title = title), [title]);
}
