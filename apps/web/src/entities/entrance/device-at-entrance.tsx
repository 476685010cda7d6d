import { LogOut, Smartphone, SmartphoneNfc } from "virtual:icons";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatShortDateTime } from "#platform/format.ts";
import { loadBeside } from "#platform/lazy-component.ts";
import { paths } from "#platform/paths.ts";
import { serverNow } from "#platform/server-clock.ts";
import { type Entrance, setEntrance } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useEntrance } from "./entrance.ts";

const LeaveDialog = loadBeside(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

export function DeviceAtEntrance({ children }: { children: ReactNode }) {
  const entrance = useEntrance();
  if (!entrance) return children;
  if (entrance.over) return <EntranceOver entrance={entrance} />;
  return (
    <>
      <EntranceBar entrance={entrance} />
      {children}
    </>
  );
}

function EntranceBar({ entrance: { name, until } }: { entrance: Entrance }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-surface-sunken px-3 py-1.5">
      <p className="flex min-w-0 items-center gap-2">
        <Smartphone className="size-5 shrink-0 text-muted" />
        <span className="wrap-anywhere">
          <strong>{name}</strong>, tot {formatShortDateTime(until)}
        </span>
      </p>
      <Button size="sm" variant="quiet" icon={<LogOut />} onClick={() => setAsking(true)}>
        Toestel afmelden
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <LeaveDialog name={name} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function EntranceOver({ entrance: { name, until } }: { entrance: Entrance }) {
  const navigate = useNavigate();
  const isLate = Date.parse(until) <= serverNow();
  const close = (): void => {
    void navigate(paths.home);
    setEntrance(null);
  };
  return (
    <div role="alert">
      <EmptyState
        icon={<SmartphoneNfc />}
        title={isLate ? "De tijd van dit toestel is om" : "Dit toestel werd afgemeld"}
        action={
          <Button variant="secondary" onClick={close}>
            Naar de site
          </Button>
        }
      >
        <p className="text-lg">Breng het naar de verantwoordelijke.</p>
        <p className="mt-3">
          {isLate
            ? `${name} kon scannen tot ${formatShortDateTime(until)}.`
            : `${name} kan niet meer scannen. Wie verder scant, gebruikt een ander toestel.`}{" "}
          De gastenlijst is van dit toestel gewist. Scans die nog niet verzonden waren, blijven erop en gaan mee zodra
          het opnieuw gekoppeld wordt.
        </p>
      </EmptyState>
    </div>
  );
}
