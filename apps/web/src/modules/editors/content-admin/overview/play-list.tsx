import type { ManagedPlay } from "@podium/shared/contracts/plays";
import { ChevronRight, Drama } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { managedPlaysQuery } from "#entities/plays/managed-plays.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { DocumentBadge, publishedText, ReviewNote } from "#modules/editors/content-admin/documents/document-state.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/loaded.tsx";

/** Number of plays shown first: the latest, which may still be in progress. */
const FIRST = 8;

export function PlayList() {
  const [isWhole, setWhole] = useState(false);
  const plays = useLiveQuery(managedPlaysQuery);
  return (
    <Loaded query={plays} loading="Stukken laden…" words={adminErrorWords}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState icon={<Drama />} title="Nog geen stukken">
            Maak een stuk, en kies het daarna bij zijn voorstellingen.
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
              {(isWhole ? all : all.slice(0, FIRST)).map((play) => (
                <li key={play.id}>
                  <Row play={play} />
                </li>
              ))}
            </ul>
            {!isWhole && all.length > FIRST && (
              <Button variant="quiet" className="mt-2" onClick={() => setWhole(true)}>
                Toon alle {all.length} stukken
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function Row({ play }: { play: ManagedPlay }) {
  return (
    <Link
      to={paths.playEditor(play.id)}
      className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-accent-soft sm:px-5"
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-64">
          <span className="block font-semibold">{play.title}</span>
          <span className="block text-sm text-muted">
            {play.publishedAt === null ? "" : `${publishedText(play)} · `}
            {showsInWords(play.shows)}
          </span>
          <ReviewNote document={play} />
        </span>
        <DocumentBadge document={play} />
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

const showsInWords = (count: number): string =>
  count === 0 ? "geen voorstellingen" : count === 1 ? "1 voorstelling" : `${count} voorstellingen`;
