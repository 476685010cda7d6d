import type { CheckInConflict, CheckInProduct, CheckInTicket } from "@podium/shared/contracts/check-in";
import { Suspense, useEffect, useState } from "react";
import { ClipboardList, CloudOff, CloudUpload, Radio, TriangleAlert, Volume2, VolumeX } from "virtual:icons";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { loadBeside } from "#platform/lazy-component.ts";
import { useAtomValue } from "#platform/state.ts";
import { Loading } from "#ui/loading.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import type { CheckIn } from "#modules/entrance/check-in/model/check-in.ts";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { isSoundOn, storeSound, wakeSound } from "#modules/entrance/check-in/model/signal.ts";
import { useScanResults } from "#modules/entrance/check-in/model/use-scan-results.ts";
import { useCheckIn, useCheckInSync } from "#modules/entrance/check-in/model/use-check-in.ts";
import { useHandScanner } from "#modules/entrance/check-in/model/use-hand-scanner.ts";
import { GARBLED, LIST_FAILED } from "#modules/entrance/check-in/model/words.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { countPresent, scannedAt } from "#modules/entrance/check-in/model/validate-ticket.ts";
import { formatTime } from "#platform/format.ts";
import type { PresentedProduct } from "#modules/entrance/check-in/model/product-lines.ts";
import { ticketNumber } from "#modules/entrance/check-in/model/ticket-number.ts";
import { CameraView } from "./camera-view.tsx";
import { GuestFinder } from "./guest-finder.tsx";
import { HandOutBar } from "./hand-out-bar.tsx";
import { type CheckInActions, NextStepBar } from "./next-step-bar.tsx";
import { RecentScans } from "./recent-scans.tsx";
import { ResultScreen } from "./result-screen.tsx";
import { ShowChoice } from "./show-choice.tsx";

const UndoScanDialog = loadBeside(async () => (await import("./undo-scan-dialog.tsx")).UndoScanDialog);

const TakeBackDialog = loadBeside(async () => (await import("./take-back-dialog.tsx")).TakeBackDialog);

const EvacuationDialog = loadBeside(
  async () => (await import("#entities/entrance/evacuation-dialog.tsx")).EvacuationDialog,
);

export function ScanStation() {
  const checkIn = useCheckIn();
  useWakeLock();
  if (!checkIn) return <Loading label="Even geduld…" />;
  return <ScanScreen checkIn={checkIn} />;
}

function ScanScreen({ checkIn }: { checkIn: CheckIn }) {
  useCheckInSync(checkIn);
  const { showId, pending, error, list, loading, reachable, unsent } = useAtomValue(checkInAtom);
  const [evacuating, setEvacuating] = useState(false);
  const [sound, setSound] = useState(isSoundOn);
  const { shown, show, see, type, fault } = useScanResults({ scan: checkIn.read, fail: checkIn.fail }, sound);
  const [mistake, setMistake] = useState<readonly CheckInTicket[]>([]);
  const [takenBack, setTakenBack] = useState<CheckInProduct | null>(null);
  const onHandOut = (product: PresentedProduct, some: number): void => show(checkIn.handOut(product, some));
  const [search, setSearch] = useState("");
  useHandScanner({ onText: type, onGarbled: () => fault(GARBLED), onField: () => setSearch("") });
  const actions: CheckInActions = {
    onCheckIn: (ticket) => show(checkIn.checkInByHand(ticket)),
    onCheckInAll: (holder) => show(checkIn.checkInAll(holder)),
    onCash: (reservationId, seatIds) => show(checkIn.payCash(reservationId, seatIds)),
    onCashDue: (reservationId, amount) => show(checkIn.receiveCashDue(reservationId, amount)),
  };

  return (
    // Browsers allow sound only after a touch or a key.
    <div className="flex flex-col gap-4" onPointerDown={wakeSound} onKeyDown={wakeSound} role="presentation">
      <ResultScreen result={shown} />
      <ShowChoice checkIn={checkIn} />
      <StatusBar
        onEvacuation={() => setEvacuating(true)}
        sound={sound}
        onSound={(on) => {
          storeSound(on);
          setSound(on);
        }}
      />
      {loading && <Loading label="Tickets laden…" />}
      {error !== null && !list && (
        <Notice tone="danger" announce title={LIST_FAILED}>
          {error} De tickets van deze voorstelling zijn nog niet geladen: zonder verbinding kan deze deur niets
          nakijken.
        </Notice>
      )}
      {list?.show.cancelled === true && (
        <Notice tone="warning" announce title="Deze voorstelling is afgelast.">
          Niemand kan binnen: elk ticket ervan wordt geweigerd, met de reden.
        </Notice>
      )}
      <ConflictList />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-10">
        <CameraView
          paused={showId === null || pending || shown !== null}
          pending={pending}
          onFrame={see}
          onFault={() => fault()}
        />
        <div className="flex flex-col gap-8">
          <HandOutBar onHandOut={onHandOut} onClose={checkIn.dismissProduct} />
          <NextStepBar {...actions} />
          <GuestFinder
            text={search}
            onType={setSearch}
            onCode={(text) => show(checkIn.read(text))}
            onUndo={setMistake}
            onHandOut={onHandOut}
            onTakeBack={setTakenBack}
            {...actions}
          />
          <RecentScans onUndo={setMistake} />
        </div>
      </div>
      {mistake.length > 0 && (
        <Suspense fallback={null}>
          <UndoScanDialog checkIn={checkIn} tickets={mistake} onClose={() => setMistake([])} />
        </Suspense>
      )}
      {evacuating && list && (
        <Suspense fallback={null}>
          <EvacuationDialog
            list={list}
            isInside={(ticket) => scannedAt(ticket, unsent) !== null}
            reachable={reachable}
            unsent={unsent.filter((scan) => scan.showId === showId).length}
            onClose={() => setEvacuating(false)}
          />
        </Suspense>
      )}
      {takenBack && (
        <Suspense fallback={null}>
          <TakeBackDialog checkIn={checkIn} line={takenBack} onClose={() => setTakenBack(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** '1 scan en 2 uitgiftes nog niet verzonden' */
function unsentWords(scans: number, handOuts: number): string {
  const words = [
    ...(scans > 0 ? [scans === 1 ? "1 scan" : `${scans} scans`] : []),
    ...(handOuts > 0 ? [handOuts === 1 ? "1 uitgifte" : `${handOuts} uitgiftes`] : []),
  ];
  return words.length === 0 ? "Alles verzonden" : `${words.join(" en ")} nog niet verzonden`;
}

interface StatusBarProps {
  sound: boolean;
  onSound: (on: boolean) => void;
  onEvacuation: () => void;
}

function StatusBar({ sound, onSound, onEvacuation }: StatusBarProps) {
  const { list, reachable, unsent, unsentHandOuts, durable } = useAtomValue(checkInAtom);
  const figures = list && countPresent(list, unsent);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {figures && (
        <p className="mr-1 text-lg">
          <strong className="text-2xl tabular-nums">{figures.present}</strong> van {figures.expected} binnen
        </p>
      )}
      <div role="status" className="flex flex-wrap items-center gap-2">
        {reachable ? (
          <Badge tone="success" icon={<Radio />}>
            Verbonden
          </Badge>
        ) : (
          <Badge tone="warning" icon={<CloudOff />}>
            Geen verbinding: scannen gaat door
          </Badge>
        )}
        <Badge tone={unsent.length + unsentHandOuts.length > 0 ? "warning" : "neutral"} icon={<CloudUpload />}>
          {unsentWords(unsent.length, unsentHandOuts.length)}
        </Badge>
        {!durable && <Badge tone="danger">Dit toestel bewaart niets: laat deze pagina open</Badge>}
      </div>
      {list && (
        <Button size="sm" variant="secondary" className="ml-auto" icon={<ClipboardList />} onClick={onEvacuation}>
          Ontruimingslijst
        </Button>
      )}
      <IconButton
        className={classNames(!list && "ml-auto")}
        label={sound ? "Geluid uitzetten" : "Geluid aanzetten"}
        icon={sound ? <Volume2 className="size-6" /> : <VolumeX className="size-6" />}
        onClick={() => onSound(!sound)}
      />
    </div>
  );
}

/** Tickets that devices without a network wrongly let in, and products handed out twice; a volunteer handles them. */
function ConflictList() {
  const { conflicts = [], products = [] } = useAtomValue(checkInAtom).list ?? {};
  const twice = products.filter(({ tooMany = 0 }) => tooMany > 0);
  const number = conflicts.length + twice.length;
  if (number === 0) return null;
  return (
    <section aria-label="Conflicten" className="rounded-lg border-2 border-warning bg-warning-soft p-4">
      <h2 className="flex items-center gap-2 text-xl text-warning">
        <TriangleAlert className="size-6 shrink-0" />
        {number === 1 ? "1 conflict om na te kijken" : `${number} conflicten om na te kijken`}
      </h2>
      <ul className="mt-2 divide-y divide-line-strong/40">
        {conflicts.map((conflict) => (
          <li key={`${ticketNumber(conflict)} ${conflict.at} ${conflict.device ?? ""}`} className="py-2">
            <p className="font-semibold">
              {placeLabel(conflict)}
              {conflict.guest !== "" && `, ${conflict.guest}`}{" "}
              <span className="font-normal text-muted">({ticketNumber(conflict)})</span>
            </p>
            <p>{explain(conflict)}</p>
          </li>
        ))}
        {twice.map(({ lineId, reservationId, guest, name, tooMany }) => (
          <li key={lineId} className="py-2">
            <p className="font-semibold">
              {name}, {guest} <span className="font-normal text-muted">(reservering {reservationId})</span>
            </p>
            <p>
              {tooMany} te veel uitgegeven, door toestellen zonder verbinding. Was het een vergissing? Neem de uitgifte
              dan terug bij de gast.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function explain({ at, device, otherAt, otherDevice, message }: CheckInConflict): string {
  const where = (name: string | null): string => name ?? "een andere deur";
  if (otherAt === null) return `Binnengelaten om ${formatTime(at)} aan ${where(device)}, maar: ${message}`;
  const scans = [
    { at: otherAt, where: where(otherDevice) },
    { at, where: where(device) },
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return `Twee keer gescand: om ${scans.map((scan) => `${formatTime(scan.at)} aan ${scan.where}`).join(" en om ")}.`;
}

function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const given = await navigator.wakeLock.request("screen");
        if (left) await given.release();
        else lock = given;
      } catch {
        // Refused when the battery is almost empty: the screen turns off as usual.
      }
    };
    void ask();
    // The browser releases the lock when the page is hidden.
    const again = (): void => void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
