import { seatLabels } from "@podium/shared/hall-order";
import { Minus, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { Proposal } from "#features/seats/model/use-proposal.ts";

/** Larger groups choose by hand; the cart holds 20. */
const MOST = 10;

export function ChooseForMe({ proposal, pricePerSeat }: { proposal: Proposal; pricePerSeat: number }) {
  const [count, setCount] = useState(2);
  const { seats } = proposal;
  if (seats) {
    return (
      <section aria-label="Voorstel" className="w-full rounded-lg border border-brass-deep bg-surface p-4 shadow-card">
        <p role="status">
          <span className="font-semibold">Voorstel: </span>
          {seatLabels([...seats])}
          <span className="text-muted"> · {formatEuro(pricePerSeat * seats.size)}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={proposal.accept}>{seats.size === 1 ? "Deze stoel nemen" : "Deze stoelen nemen"}</Button>
          <Button variant="secondary" onClick={proposal.dismiss}>
            Zelf kiezen
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section
      aria-label="Kies voor mij"
      className="rounded-lg border-line lg:border lg:bg-surface lg:p-3 lg:shadow-card"
    >
      <div className="flex flex-wrap items-center gap-1.5 lg:flex-nowrap lg:justify-between">
        <div
          role="group"
          aria-label="Aantal stoelen"
          className="flex items-center rounded-md border border-line-strong"
        >
          <IconButton
            label="Een stoel minder"
            icon={<Minus />}
            disabled={count <= 1}
            onClick={() => setCount(count - 1)}
          />
          <output className="min-w-8 text-center text-lg font-semibold tabular-nums">{count}</output>
          <IconButton
            label="Een stoel meer"
            icon={<Plus />}
            disabled={count >= MOST}
            onClick={() => setCount(count + 1)}
          />
        </div>
        <Button
          variant="secondary"
          icon={<Sparkles className="max-sm:hidden lg:hidden" />}
          className="max-sm:flex-1 max-sm:px-3 lg:flex-1 lg:px-3"
          onClick={() => proposal.propose(count)}
        >
          Kies voor mij
        </Button>
      </div>
      <p className="mt-2 hidden text-sm text-muted lg:block">Wij zoeken de beste vrije stoelen naast elkaar.</p>
      <p role="status" className="mt-2 font-semibold text-danger empty:hidden">
        {proposal.failedFor !== null && `Er zijn geen ${proposal.failedFor} stoelen meer vrij. Kies er minder.`}
      </p>
    </section>
  );
}
