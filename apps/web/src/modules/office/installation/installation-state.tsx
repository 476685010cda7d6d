import type { Installation } from "@podium/shared/contracts/installation";
import { CircleCheck, RotateCw, TriangleAlert } from "virtual:icons";
import type { ReactNode } from "react";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { formatShortDate, formatTime, theatreDay } from "#platform/format.ts";

type Finding = Installation["findings"][number];
export type Help = Partial<Record<Finding["code"], ReactNode>>;

const installationQuery = liveQuery({ key: ["installation"], fetch: (signal) => api.getInstallation({ signal }) });

const looks = {
  problem: { tone: "danger", word: "Probleem" },
  warning: { tone: "warning", word: "Let op" },
} as const;

/** Shown on an administrator's dashboard. @param help where on this site to see or do more, by finding */
export function InstallationState({ help }: { help: Help }) {
  const query = useLiveQuery(installationQuery);
  return (
    <section aria-label="Toestand van de site" className="mb-6">
      <State query={query} help={help} />
    </section>
  );
}

interface Query {
  data: Installation | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

function State({ query: { data, error, isFetching, refetch }, help }: { query: Query; help: Help }) {
  // A stale state is not shown: the failure may be what has changed.
  if (error) {
    return (
      <Notice tone="warning" announce title="De toestand van de site is even niet bekend.">
        <p>We proberen het vanzelf opnieuw. Blijft dit staan, laat dan de server nakijken.</p>
        <Button
          variant="secondary"
          icon={<RotateCw />}
          className="mt-2"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          Probeer opnieuw
        </Button>
      </Notice>
    );
  }
  if (!data) return <Loading label="Toestand van de site laden..." className="py-4" />;
  return (
    <div role="status">
      {data.ok ? (
        <Working hasBackup={data.lastBackupAt !== null} />
      ) : (
        <>
          <h2 className="mb-3 text-xl">Dit vraagt uw aandacht</h2>
          <ul className="grid gap-3">
            {data.findings.map((finding) => (
              <li key={finding.code}>
                <Advice finding={finding}>{help[finding.code]}</Advice>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-muted">
        Reservekopie: {backupWords(data.lastBackupAt, data.checkedAt)}. Versie {data.version}.
      </p>
    </div>
  );
}

/** A missing backup is a warning, even where none is required. */
function Working({ hasBackup }: { hasBackup: boolean }) {
  const Icon = hasBackup ? CircleCheck : TriangleAlert;
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon className={classNames("size-5 shrink-0", hasBackup ? "text-success" : "text-warning")} />
      {hasBackup ? "Alles in orde." : "Alles draait, maar er is nog geen reservekopie."}
    </p>
  );
}

function Advice({ finding: { severity, title, advice }, children }: { finding: Finding; children: ReactNode }) {
  const { tone, word } = looks[severity];
  return (
    <Notice tone={tone} title={`${word}: ${title}`}>
      <p>{advice}</p>
      {children !== undefined && <div className="mt-1">{children}</div>}
    </Notice>
  );
}

const DAY_MS = 24 * 3600_000;

/** 'vannacht om 03:30', 'vandaag om 14:00', 'gisteren om 03:30', 'za 14 mrt 2026 om 03:30' */
export function backupWords(lastBackupAt: string | null, now: string): string {
  if (lastBackupAt === null) return "nog geen";
  const time = formatTime(lastBackupAt);
  const day = theatreDay(lastBackupAt);
  if (day === theatreDay(now)) return `${time < "06:00" ? "vannacht" : "vandaag"} om ${time}`;
  const yesterday = theatreDay(new Date(Date.parse(now) - DAY_MS).toISOString());
  return `${day === yesterday ? "gisteren" : formatShortDate(lastBackupAt)} om ${time}`;
}
