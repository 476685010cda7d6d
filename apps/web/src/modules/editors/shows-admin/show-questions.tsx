import type { Show } from "@podium/shared/contracts/shows";
import { formatDateTime, formatShortDateTime } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";

export function PastDateDialog({ dateTime, onAnswer }: { dateTime: string; onAnswer: (yes: boolean) => void }) {
  return (
    <ConfirmDialog
      title="In het verleden?"
      description={
        <p>
          {formatDateTime(dateTime)} is al voorbij. De voorstelling komt dan niet op de site, en er kan niets voor
          gereserveerd worden.
        </p>
      }
      cancelLabel="Datum aanpassen"
      confirmLabel="Toch bewaren"
      tone="plain"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}

interface MovePlanDialogProps {
  show: Show;
  /** 'Parochiezaal (plan van 3 november 2026)' */
  to: string;
  onAnswer: (yes: boolean) => void;
}

const CONSEQUENCES = [
  "Reserveringen, tickets, winkelwagens en geblokkeerde stoelen houden hun plaats, en QR-codes blijven geldig.",
  "Heet een plaats op het nieuwe plan anders, dan staat op tickets die al gemaakt zijn de oude naam.",
  "Vrije stoelen die niet meer op het plan staan, verdwijnen; nieuwe komen te koop.",
  "Staat een bezette of geblokkeerde stoel niet op het nieuwe plan, dan verandert er niets en leest u welke.",
];

export function MovePlanDialog({ show, to, onAnswer }: MovePlanDialogProps) {
  return (
    <ConfirmDialog
      title="Overzetten op een ander plan?"
      description={
        <>
          <p>
            <strong>{show.name}</strong> van {formatDateTime(show.dateTime)} komt op het plan <strong>{to}</strong>. Wie
            nu stoelen kiest, ziet het meteen.
          </p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
            {CONSEQUENCES.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Overzetten"
      tone="plain"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}

export function CopyNotice({ source }: { source: Show }) {
  return (
    <Notice>
      <p>
        {`Overgenomen van ${source.name}, ${formatShortDateTime(source.dateTime)}: stuk, zaal, prijzen, tickettypes en verkoopregels. Kies nog het moment.`}
      </p>
      <p>Reserveringen, geblokkeerde stoelen, de wachtlijst en codes neemt een nieuwe voorstelling niet over.</p>
    </Notice>
  );
}
