import type { CastQuota, CastQuotas } from "@podium/shared/contracts/cast-quotas";
import type { Show } from "@podium/shared/contracts/shows";
import { Drama, Plus } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { CastQuotaCard } from "./cast-quota-card.tsx";
import { CastQuotaDialog } from "./cast-quota-dialog.tsx";
import { poolWords } from "./cast-quota-words.ts";
import { castQuotasQuery, replaceCastQuotas } from "./cast-quotas.ts";

interface CastQuotasDialogProps {
  show: Show;
  onClose: () => void;
}

const HOUR_MS = 3600_000;

/** The links with which actors' families take the seats that a show holds for its cast. */
export function CastQuotasDialog({ show, onClose }: CastQuotasDialogProps) {
  const query = useLiveQuery(castQuotasQuery(show.id));
  const [editing, setEditing] = useState<CastQuota | "new" | null>(null);
  const change = (quotas: CastQuotas): void => replaceCastQuotas(show.id, quotas);
  const add = (
    <Button icon={<Plus />} onClick={() => setEditing("new")}>
      Link voor een speler
    </Button>
  );
  return (
    <Dialog
      title="Links voor spelers"
      description={`${show.name}, ${formatDateTime(show.dateTime)}. Elke speler krijgt een link waarmee de familie zelf plaatsen kiest van wat voor de spelers vastgehouden is.`}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Sluiten
          </Button>
          {query.data && query.data.quotas.length > 0 && add}
        </>
      }
    >
      {query.data === undefined ? (
        <LoadState query={query} loading="Links laden…" words={adminErrorWords} />
      ) : (
        <Quotas show={show} data={query.data} add={add} onChange={change} onEdit={setEditing} />
      )}
      {editing !== null && (
        <CastQuotaDialog
          show={show}
          {...(editing !== "new" && { quota: editing })}
          endsAt={new Date(Date.parse(show.salesCloseAt) - HOUR_MS).toISOString()}
          onClose={() => setEditing(null)}
          onSaved={(quotas) => {
            setEditing(null);
            change(quotas);
          }}
        />
      )}
    </Dialog>
  );
}

interface QuotasProps {
  show: Show;
  data: CastQuotas;
  add: ReactNode;
  onChange: (quotas: CastQuotas) => void;
  onEdit: (quota: CastQuota) => void;
}

function Quotas({ show, data, add, onChange, onEdit }: QuotasProps) {
  const now = useServerNow(60_000);
  const { text, tooFew } = poolWords(data, now);
  return (
    <div className="grid gap-4">
      {tooFew || data.pool === 0 ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>}
      {data.quotas.length === 0 ? (
        <EmptyState icon={<Drama />} title="Nog geen links" action={add}>
          Maak er een voor elke speler, met een aantal plaatsen. U ziet hier wie ermee reserveerde.
        </EmptyState>
      ) : (
        data.quotas.map((quota) => (
          <CastQuotaCard
            key={quota.id}
            showId={show.id}
            quota={quota}
            now={now}
            onChange={onChange}
            onEdit={() => onEdit(quota)}
          />
        ))
      )}
    </div>
  );
}
