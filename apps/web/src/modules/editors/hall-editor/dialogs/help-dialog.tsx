import { CANVAS_KEYS } from "#modules/editors/hall-editor/canvas/canvas-keys.ts";
import { PARTS_KEYS } from "#modules/editors/hall-editor/panels/use-parts-keys.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const STEPS = [
  "Kies een gereedschap, bijvoorbeeld Rijen, en klik op de tekening waar het moet komen.",
  "Klik op iets om het te kiezen. Sleep om het te verplaatsen; onder Kenmerken verandert u naam, vorm en nummers.",
  "Dubbelklik op een rij of tafel om één stoel te kiezen.",
  "Vergist u zich? Maak het ongedaan met de gebogen pijl bovenaan, zo vaak u wilt.",
  "Bewaren gaat vanzelf. Bezoekers zien niets tot u op Publiceren drukt.",
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Hulp"
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Sluiten
        </Button>
      }
    >
      <ol className="list-decimal space-y-1.5 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details className="mt-4">
        <summary className="min-h-11 py-2 font-display text-lg font-semibold text-accent">Toetsen</summary>
        <p className="mb-2 text-muted">
          Ze werken wanneer de tekening gekozen is: klik erop, of ga erheen met Tab. Wie geen muis gebruikt, vindt alles
          ook onder ‘Lijst’. Met <kbd>F6</kbd> gaat u overal naar het volgende deel: balk, gereedschap, tekening,
          kenmerken. Wat gekozen is, blijft gekozen.
        </p>
        <Keys keys={CANVAS_KEYS.filter(({ shown }) => shown.length > 0)} />
        <h3 className="mt-4 mb-2 font-display text-lg font-semibold">In de lijst</h3>
        <Keys keys={PARTS_KEYS} />
      </details>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly Readonly<{ shown: readonly string[]; what: string }>[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
      {keys.map(({ shown, what }) => (
        <div key={what} className="contents">
          <dt className="flex flex-wrap gap-1">
            {shown.map((key) => (
              <kbd key={key} className="rounded-sm border border-line-strong bg-surface-sunken px-1.5 text-sm">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
