import type { ShowMessage } from "@podium/shared/contracts/show-messages";
import { formatBelgianDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { audiences, progressWords } from "./show-messages.ts";

/** Messages about this show, newest first, and their progress. */
export function MessageHistory({ items }: { items: readonly ShowMessage[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="verstuurd" className="mb-5">
      <h3 id="verstuurd" className="mb-2 font-semibold">
        Eerder verstuurd
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {items.map((message) => (
          <li key={message.id}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{message.subject}</span>
                <span role="status">
                  <Badge tone={message.failed > 0 ? "danger" : message.waiting > 0 ? "info" : "success"}>
                    {progressWords(message)}
                  </Badge>
                </span>
              </summary>
              <div className="grid gap-2 px-4 pb-4">
                <p className="text-sm text-muted">
                  {formatBelgianDateTime(message.at)}
                  {message.by !== null && ` door ${message.by}`}. Aan: {audiences[message.audience].toLowerCase()}.
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
                {message.failed > 0 && (
                  <p>
                    Een mail die niet vertrok, staat met de reden op het{" "}
                    <Link to={paths.admin} className="text-link">
                      dashboard
                    </Link>
                    .
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
