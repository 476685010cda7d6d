import type { DoorDevice } from "@podium/shared/contracts/door-devices";
import { Plus, Smartphone, Trash } from "virtual:icons";
import { useMemo, useState } from "react";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { type DataColumn, useLocalPage } from "#ui/data-table-model.ts";
import { toast } from "#ui/toast.ts";
import { doorDevicesQuery } from "./door-devices.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Badge } from "#ui/badge.tsx";
import { NewDeviceDialog } from "./new-device-dialog.tsx";
import { lastSeenWords, STATES } from "./device-words.ts";

interface DevicesTableProps {
  /** Controlled, because the page's own button opens the dialog too. */
  creating: boolean;
  onCreating: (open: boolean) => void;
}

const NONE: readonly DoorDevice[] = [];

export function DevicesTable({ creating, onCreating }: DevicesTableProps) {
  const list = useLiveQuery(doorDevicesQuery);
  const [ending, setEnding] = useState<DoorDevice | null>(null);
  const columns = useMemo(() => deviceColumns({ onEnd: setEnding }), []);
  const devices = list.data ?? NONE;
  const page = useLocalPage(devices, columns);

  return (
    <>
      <Loaded query={list} loading="Toestellen laden…" words={adminErrorWords}>
        {() => (
          <DataTable
            caption="Toestellen"
            page={page}
            columns={columns}
            searchLabel="Zoek op naam"
            exportAs={listExport("toestellen")}
            empty={
              <EmptyState
                icon={<Smartphone />}
                title="Nog geen toestellen"
                action={
                  <Button icon={<Plus />} onClick={() => onCreating(true)}>
                    Eerste toestel maken
                  </Button>
                }
              >
                Maak er een voor elke telefoon die vanavond aan de ingang scant.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {creating && list.data && (
        <NewDeviceDialog
          devices={devices}
          onMade={() => void list.refetch()}
          onClose={() => {
            onCreating(false);
            void list.refetch();
          }}
        />
      )}
      {ending && (
        <DeleteDialog
          title={`${ending.name} weghalen`}
          description={
            <p>
              Dit toestel kan dan meteen niets meer. Scans die het zonder netwerk maakte en nog niet doorstuurde,
              blijven op de telefoon tot ze opnieuw gekoppeld wordt.
            </p>
          }
          confirmLabel="Weghalen"
          remove={() => api.endDoorDevice({ params: { id: ending.id } })}
          onClose={() => setEnding(null)}
          onDeleted={() => {
            toast.success(`${ending.name} is weggehaald.`);
            void list.refetch();
          }}
        />
      )}
    </>
  );
}

function deviceColumns({ onEnd }: { onEnd: (device: DoorDevice) => void }): DataColumn<DoorDevice>[] {
  return [
    {
      id: "name",
      header: "Toestel",
      cell: ({ id, name, device }) => (
        <div>
          <span id={`device-${id}`} className="font-semibold">
            {name}
          </span>
          {device !== null && <span className="block text-sm text-muted">{device}</span>}
        </div>
      ),
      text: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      id: "state",
      header: "Toestand",
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
      text: ({ state }) => STATES[state].label,
      sortBy: ({ state }) => STATES[state].label,
    },
    {
      id: "lastSeenAt",
      header: "Laatste teken van leven",
      cell: (device) => lastSeenWords(device, serverNow()),
      text: (device) => lastSeenWords(device, serverNow()),
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? "",
    },
    {
      id: "until",
      header: "Werkt tot",
      cell: ({ until }) => formatShortDateTime(until),
      text: ({ until }) => formatShortDateTime(until),
      sortBy: ({ until }) => until,
    },
    {
      id: "actions",
      header: "Acties",
      cell: (device) => (
        <Button
          size="sm"
          variant="quiet"
          className="text-danger"
          icon={<Trash />}
          aria-describedby={`device-${device.id}`}
          onClick={() => onEnd(device)}
        >
          Weghalen
        </Button>
      ),
    },
  ];
}
