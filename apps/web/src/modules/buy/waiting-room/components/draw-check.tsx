import type { WaitingRoom } from "@podium/shared/contracts/waiting-room";
import { requestPath } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import { useMutation } from "@tanstack/react-query";
import { drawCheck } from "#messages/nl/waiting-room.tsx";
import { canCheckDraw, checkDraw, type DrawCheck as Outcome } from "#modules/buy/waiting-room/model/draw-check.ts";
import { seenSeedHash } from "#modules/buy/waiting-room/model/seen-hash.ts";
import { api } from "#platform/api-client.ts";
import { formatCount } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";

interface DrawCheckProps {
  showId: number;
  room: WaitingRoom;
  entry: string;
}

/** How the order is drawn; after the draw, repeats it in the browser. */
export function DrawCheck({ showId, room, entry }: DrawCheckProps) {
  const t = drawCheck();
  const checking = useMutation({
    mutationFn: async () => {
      const draw = await api.getWaitingRoomDraw({ params: { id: showId } });
      return checkDraw(draw, { seenHash: seenSeedHash(showId), entry });
    },
  });
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="text-link inline-block min-h-6 py-1">{t.title}</summary>
      <div className="flex max-w-prose flex-col gap-2 pt-2 text-sm">
        <p>{t.before}</p>
        <p>{t.how}</p>
        <dl className="grid gap-2">
          <Text label={t.hash} text={room.seedHash} />
          {room.seed !== undefined && <Text label={t.seed} text={room.seed} />}
          <Text label={t.entry} text={entry} />
        </dl>
        {room.drawn && (
          <>
            {canCheckDraw() ? (
              <Button
                variant="secondary"
                className="self-start"
                busy={checking.isPending}
                busyLabel={t.checking}
                onClick={() => checking.mutate()}
              >
                {t.check}
              </Button>
            ) : (
              <p>{t.cannot}</p>
            )}
            {checking.data && <Result {...checking.data} />}
            <ErrorNotice error={checking.error} title={t.failed} />
            <a
              href={requestPath(routes.getWaitingRoomDraw, { params: { id: showId } })}
              target="_blank"
              rel="noreferrer"
              className="text-link self-start py-1"
            >
              {t.list}
            </a>
          </>
        )}
      </div>
    </details>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="font-mono text-xs wrap-anywhere" translate="no">
        {text}
      </dd>
    </div>
  );
}

function Result(result: Outcome) {
  const t = drawCheck();
  switch (result.outcome) {
    case "right": {
      const of = formatCount(result.of);
      return (
        <Notice announce tone="success">
          {result.place === null ? t.rightLate(of, result.of === 1) : t.right(formatCount(result.place), of)}
        </Notice>
      );
    }
    case "not-drawn":
      return <Notice announce>{t.notDrawn}</Notice>;
    case "other-seed":
    case "other-order":
      return (
        <Notice announce tone="danger">
          {result.outcome === "other-seed" ? t.otherSeed : t.otherOrder}
        </Notice>
      );
  }
}
