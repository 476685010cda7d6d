import type { Site } from "@podium/shared/contracts/site";
import { ExternalLink, MapPin } from "virtual:icons";
import { useState } from "react";
import mapDrawing from "#content/art/map.svg";
import { useSite } from "#entities/site/site.ts";
import { site as siteMessages } from "#messages/nl/site.ts";
import { venue } from "#messages/nl/society.tsx";
import { Button } from "#ui/button.tsx";

/** Half the map's size in degrees: about 700 by 400 metres in all. */
const HALF = { longitude: 0.005, latitude: 0.0018 };

/** The map comes from a third party, so it loads after a click only. */
export function VenueMap() {
  const t = venue();
  const site = useSite();
  const [open, setOpen] = useState(false);
  const name = site?.venueName ?? siteMessages().ourHall;
  const place = site?.place;
  const search = encodeURIComponent(site?.venueAddress ?? "");
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="relative aspect-[4/3] bg-surface-sunken">
        {open && place ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the page of another origin, which cannot reach ours
          <iframe
            title={t.map(name)}
            src={embedAddress(place)}
            className="absolute inset-0 size-full border-0"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <img
              src={mapDrawing}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              className="absolute inset-0 size-full object-cover"
            />
            {place && (
              <div className="absolute inset-0 flex flex-col items-center justify-end gap-2 p-4">
                <Button variant="primary" icon={<MapPin />} onClick={() => setOpen(true)}>
                  {t.showMap}
                </Button>
                <p className="rounded-md bg-surface/90 px-2 py-1 text-center text-sm text-ink">{t.mapFrom}</p>
              </div>
            )}
          </>
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
        <address className="not-italic">
          <strong className="block">{site?.venueName}</strong>
          {site?.venueAddress}
        </address>
        <a
          href={`https://www.openstreetmap.org/search?query=${search}`}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          {t.openMap}
          <ExternalLink className="size-4" />
        </a>
      </figcaption>
    </figure>
  );
}

function embedAddress({ latitude, longitude }: NonNullable<Site["place"]>): string {
  const box = [
    longitude - HALF.longitude,
    latitude - HALF.latitude,
    longitude + HALF.longitude,
    latitude + HALF.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
