import type { DoorDevice } from "@podium/shared/contracts/door-devices";
import { Trash } from "virtual:icons";
import { formatShortDateTime } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { lastSeenWords, STATES } from "./device-words.ts";

export function deviceColumns({ onEnd }: { onEnd: (device: DoorDevice) => void }): DataColumn<DoorDevice>[] {
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
