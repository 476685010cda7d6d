import { CameraOff, Flashlight, FlashlightOff, RotateCcw } from "virtual:icons";
import { Suspense, useState } from "react";
import { loadBeside } from "#platform/lazy-component.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Spinner } from "#ui/loading.tsx";
import { type CameraProblem, type CheckInCamera, useCamera } from "#modules/entrance/check-in/camera/camera.ts";

/** Loaded later; until then the rear camera is used. */
const Select = loadBeside(
  async () => (await import("#ui/select.tsx")).Select,
  () => null,
);

const ELEMENT_ID = "scan-camera";

const problems: Record<CameraProblem, { title: string; text: string }> = {
  refused: {
    title: "De camera mag niet gebruikt worden",
    text: "Geef deze site toegang tot de camera in de instellingen van de browser en probeer opnieuw. Of tik hieronder het ticketnummer in, of zoek de gast op naam.",
  },
  missing: {
    title: "Geen camera gevonden",
    text: "Sluit een camera aan en probeer opnieuw. Of gebruik een handscanner, tik het ticketnummer in of zoek de gast op naam.",
  },
  busy: {
    title: "De camera is bezet",
    text: "Een ander programma gebruikt de camera. Sluit het en probeer opnieuw. Of tik hieronder het ticketnummer in, of zoek de gast op naam.",
  },
  ended: {
    title: "De camera is gestopt",
    text: "Ze werd losgemaakt, of het toestel gaf ze aan iets anders. Probeer opnieuw. Of tik hieronder het ticketnummer in, of zoek de gast op naam.",
  },
  muted: {
    title: "De camera geeft geen beeld",
    text: "Een oproep of een ander programma houdt ze bezet. Het beeld komt daarna vanzelf terug; anders probeert u opnieuw. Of tik hieronder het ticketnummer in, of zoek de gast op naam.",
  },
  insecure: {
    title: "De camera werkt hier niet",
    text: "Een browser geeft de camera alleen vrij op een beveiligd adres (https). Tik hieronder het ticketnummer in of zoek de gast op naam.",
  },
};

interface CameraViewProps {
  paused: boolean;
  pending: boolean;
  onFrame: (text: string | null) => void;
  onFault: () => void;
}

export function CameraView({ paused, pending, onFrame, onFault }: CameraViewProps) {
  const { camera, problem, cameras, chosen, choose, retry } = useCamera(ELEMENT_ID, paused, { onFrame, onFault });
  return (
    <section aria-label="Camera" className="flex flex-col gap-3">
      <div
        className={classNames(
          "on-stage relative grid min-h-64 place-items-center overflow-hidden rounded-lg bg-stage shadow-card",
          // Room under the button for the status text while a number is checked.
          problem && "pb-6",
        )}
      >
        {/* Hides the library's own shade and text. The video stays rendered: a hidden one would not resume itself. */}
        <div
          id={ELEMENT_ID}
          className={classNames("w-full [&_video]:block [&>div]:hidden!", problem && "h-0 overflow-hidden")}
        />
        {camera && !problem && <Finder still={paused} />}
        {!camera && !problem && (
          <p className="absolute flex items-center gap-3" role="status">
            <Spinner /> Camera starten…
          </p>
        )}
        {problem && <Problem problem={problem} onRetry={retry} />}
        {pending && (
          <p
            role="status"
            className="absolute bottom-3 flex items-center gap-2 rounded-full bg-stage/85 px-4 py-1.5 font-semibold"
          >
            <Spinner /> Controleren…
          </p>
        )}
      </div>
      {camera && (camera.setTorch || cameras.length > 1) && (
        <div className="flex flex-wrap items-end gap-3">
          {camera.setTorch && <TorchButton setTorch={camera.setTorch} />}
          {cameras.length > 1 && (
            <Suspense fallback={null}>
              <Select
                label="Camera"
                hideLabel
                className="min-w-48 flex-1"
                placeholder="Camera achteraan"
                options={cameras.map(({ id, label }) => ({ value: id, label }))}
                value={cameras.some(({ id }) => id === chosen) ? chosen : ""}
                onValueChange={choose}
              />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

/** Frame around the square that is read (`REGION` in camera.ts). */
function Finder({ still }: { still: boolean }) {
  return (
    <div
      aria-hidden
      className="@container-size pointer-events-none absolute inset-0 grid place-items-center overflow-hidden"
    >
      <div className="relative size-[60cqmin] rounded-xl border-4 border-cream shadow-[0_0_0_100vmax_rgb(0_0_0/0.45)]">
        {!still && (
          <span className="absolute inset-x-2 top-0 h-1 animate-scan-line rounded-full bg-brass shadow-[0_0_12px_2px_var(--color-brass)]" />
        )}
      </div>
    </div>
  );
}

function Problem({ problem, onRetry }: { problem: CameraProblem; onRetry: () => void }) {
  const { title, text } = problems[problem];
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-5 py-8 text-center">
      <CameraOff className="size-10 text-brass" />
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="max-w-prose">{text}</p>
      <Button variant="secondary" icon={<RotateCcw />} onClick={onRetry}>
        Probeer opnieuw
      </Button>
    </div>
  );
}

function TorchButton({ setTorch }: { setTorch: NonNullable<CheckInCamera["setTorch"]> }) {
  const [on, setOn] = useState(false);
  const turn = async (): Promise<void> => {
    try {
      await setTorch(!on);
      setOn(!on);
    } catch {
      // Some phones report a torch and then refuse it.
    }
  };
  return (
    <Button
      variant="secondary"
      aria-pressed={on}
      icon={on ? <FlashlightOff /> : <Flashlight />}
      onClick={() => void turn()}
    >
      {on ? "Licht uit" : "Licht aan"}
    </Button>
  );
}
