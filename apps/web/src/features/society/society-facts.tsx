import type { ShownContent } from "@podium/shared/contracts/content";
import { Page } from "#entities/site/page.tsx";
import { Badge } from "#ui/badge.tsx";
import { ShownImage } from "#ui/shown-image.tsx";

/** The society's name, colours and facts, as pages show them in bar, buttons and footer. */
export function SocietyFacts({ society }: { society: Omit<ShownContent<"society">, "bank"> }) {
  const { name, email, phone, logo, palette, venueName, venueAddress, venueRoute } = society;
  return (
    <div data-palette={palette} className="bg-paper text-ink">
      <div className="on-stage border-b-2 border-brass bg-stage">
        <div className="page-width flex min-h-16 items-center gap-3 py-3">
          {logo && (
            <div className="size-10 shrink-0">
              <ShownImage picture={logo} sizes="2.5rem" className="aspect-square rounded-md" />
            </div>
          )}
          <p className="font-display text-lg font-semibold text-cream">{name}</p>
        </div>
      </div>
      <Page width="narrow">
        <h1 className="text-3xl">{name}</h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <span className="inline-flex min-h-11 items-center rounded-md bg-velvet px-5 font-semibold text-cream">
            Kies uw stoelen
          </span>
          <Badge tone="accent">Nog 24 plaatsen</Badge>
        </div>
        <address className="mt-6 not-italic">
          <strong className="block">{venueName}</strong>
          {venueAddress}
        </address>
        {venueRoute !== "" && <p className="mt-2 text-muted">{venueRoute}</p>}
        <p className="mt-4">
          <span className="text-link">{email}</span>
          {phone !== "" && ` · ${phone}`}
        </p>
      </Page>
    </div>
  );
}
