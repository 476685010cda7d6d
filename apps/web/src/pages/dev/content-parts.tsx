import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { POSTER_MOTIFS } from "@podium/shared/site/poster-motifs";
import { useState } from "react";
import { Drama } from "virtual:icons";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { type DataColumn, useLocalPage } from "#ui/data-table-model.ts";
import { ErrorState } from "#ui/load-state.tsx";
import { palettes, Poster } from "#ui/poster/poster.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallList } from "#ui/hall-plan/hall-list.tsx";
import { HallPlan } from "#ui/hall-plan/hall-plan.tsx";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { SEAT_STATES, type SeatState } from "#ui/hall-plan/seat-view.ts";
import { Loaded } from "#ui/loaded.tsx";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { ShownImage } from "#ui/shown-image.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Part, Row } from "./part.tsx";

const picture = {
  id: 1,
  width: 640,
  height: 360,
  sizes: [320, 640],
  alt: "Twee spelers aan een tafel",
  focus: { x: 0.5, y: 0.5 },
};

export function ContentParts() {
  return (
    <Part title="Texts and pictures of the society">
      <RichText html="<h2>Kop</h2><p>Een <strong>vette</strong> zin met een <a href='/contact'>link</a>.</p><ul><li>Een punt</li></ul>" />
      <ShownImage picture={picture} sizes="20rem" className="max-w-80 rounded-lg" />
    </Part>
  );
}

const tones = ["neutral", "success", "warning", "danger", "info", "accent"] as const;
const notices = ["info", "success", "warning", "danger"] as const;

export function StateParts() {
  const [start] = useState(() => Date.now());
  const code = useQrCode("What it says");
  return (
    <Part title="States">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <QrCode code={code} alt="QR code" className="size-32" />
        <PhoneLink number="0470 12 34 56" className="text-link" />
        <EmailText email="een.heel.lang.adres@voorbeeldspelers.example" />
      </Row>
      {notices.map((tone) => (
        <Notice key={tone} tone={tone} title={`Notice: ${tone}`}>
          What it is about, and what to do.
        </Notice>
      ))}
      <Row>
        <Countdown until={start + 14 * 60_000} />
        <Countdown until={start + 8000} ended="Verlopen" />
      </Row>
      <div className="grid gap-5 sm:grid-cols-2">
        <EmptyState icon={<Drama />} title="Nog niets" action={<Button>Begin</Button>}>
          What to do next.
        </EmptyState>
        <ErrorState message="Kon data niet laden" onRetry={() => undefined} />
        <Card>
          <Loading label="Laden...">
            <Skeleton className="mb-3 h-6 w-1/2" />
            <Skeleton className="h-24 w-full" />
          </Loading>
        </Card>
        <Card>
          <Loading label="Bezig met laden..." />
        </Card>
        <Card>
          <Loaded
            query={{ data: ["Wat er was"], error: new Error(), isFetching: false, refetch: () => undefined }}
            loading="Laden..."
            words={() => ({ message: "Kon data niet laden", detail: undefined })}
          >
            {(rows) => <p>{rows.join(", ")}</p>}
          </Loaded>
        </Card>
      </div>
    </Part>
  );
}

interface User {
  id: number;
  name: string;
  paid: boolean;
  amount: number;
}

const users: User[] = Array.from({ length: 34 }, (_, index) => ({
  id: index + 1,
  name: ["Ann Maes", "Élise Noël", "Wout Baert", "Zoë Peeters"][index % 4] ?? "",
  paid: index % 3 === 0,
  amount: (index % 7) * 12,
}));

const columns: DataColumn<User>[] = [
  { id: "id", header: "ID", cell: ({ id }) => id, text: ({ id }) => String(id), sortBy: ({ id }) => id },
  { id: "name", header: "Naam", cell: ({ name }) => name, text: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: "paid",
    header: "Betaald",
    cell: ({ paid }) => <Badge tone={paid ? "success" : "warning"}>{paid ? "Ja" : "Nee"}</Badge>,
    text: ({ paid }) => (paid ? "Ja" : "Nee"),
  },
  {
    id: "amount",
    header: "Bedrag",
    cell: ({ amount }) => `€ ${amount}`,
    text: ({ amount }) => String(amount),
    sortBy: ({ amount }) => amount,
    align: "end",
  },
];

export function TableParts() {
  return (
    <Part title="Table">
      <DataTable
        caption="Mensen"
        page={useLocalPage(users, columns, { pageSize: 8 })}
        columns={columns}
        searchLabel="Zoek op naam"
        exportAs={{ fileName: "mensen", announce: () => Promise.resolve() }}
        empty="Niemand"
      />
    </Part>
  );
}

const shownHall = readHall(specificationHall());
const seats = shownHall.readingOrder.flatMap((group) => group.seats.map(({ id }) => id));

const { useSeat: seatHook, show } = createSeatStore();
show(new Map(seats.map((id, index) => [id, { state: SEAT_STATES[index % SEAT_STATES.length] ?? "unknown" }])));
const proposal: ReadonlySet<SeatId> = new Set(
  shownHall.readingOrder
    .at(-1)
    ?.seats.slice(0, 1)
    .map(({ id }) => id),
);

export function HallParts() {
  const [picked, setPicked] = useState("Pick a seat.");
  const hall = {
    hall: shownHall,
    label: "Every state",
    useSeat: seatHook,
    onPick: (id: SeatId, state: SeatState) => setPicked(`${id}, ${state}`),
    price: "€ 12,00",
    highlighted: proposal,
  };
  return (
    <Part title="The hall">
      <HallLegend states={SEAT_STATES} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm" />
      <HallPlan {...hall} />
      <p role="status">{picked}</p>
      <div className="grayscale">
        <HallPlan {...hall} label="Every state, without colours" />
      </div>
      <details>
        <summary className="text-link">As a list</summary>
        <HallList {...hall} />
      </details>
    </Part>
  );
}

export function PosterParts() {
  return (
    <Part title="Posters: every drawing, every palette">
      <div className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-7">
        {POSTER_MOTIFS.map((motif, index) => (
          <Poster
            key={motif}
            title={motif}
            year={2000 + index}
            motif={motif}
            palette={palettes[index % palettes.length]}
            caption="Regie: niemand"
          />
        ))}
      </div>
    </Part>
  );
}
