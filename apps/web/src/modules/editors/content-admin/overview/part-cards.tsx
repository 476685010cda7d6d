import { useQuery } from "@tanstack/react-query";
import type { ContentPart } from "@podium/shared/contracts/content";
import { DocumentBadge, publishedText, ReviewNote } from "#modules/editors/content-admin/documents/document-state.tsx";
import { CONTENT_KEY } from "#modules/editors/content-admin/documents/document.ts";
import { parts } from "#modules/editors/content-admin/parts/part-list.ts";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

export function PartCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {parts.map(({ part, slug, title, text }) => (
        <li key={part}>
          <Link
            to={paths.contentPart(slug)}
            className="flex h-full flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors hover:border-accent hover:bg-accent-soft sm:p-5"
          >
            <span className="font-display text-xl font-semibold">{title}</span>
            <span className="mb-2 text-muted">{text}</span>
            <PartState part={part} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Reserves room while loading; a failure is shown when the part is opened. */
function PartState({ part }: { part: ContentPart }) {
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, part, "state"],
    queryFn: ({ signal }) => api.getContentDraft({ params: { part }, signal }),
  });
  return (
    <span className="mt-auto flex min-h-13 flex-col items-start justify-end gap-1">
      {data && (
        <>
          <DocumentBadge document={data} />
          <ReviewNote document={data} />
          {data.publishedAt !== null && <span className="text-sm text-muted">{publishedText(data)}</span>}
        </>
      )}
    </span>
  );
}
