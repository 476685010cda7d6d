import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { Suspense, useState } from "react";
import { loadBeside } from "#platform/lazy-component.ts";
import { useAtomValue } from "#platform/state.ts";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { CameraView } from "./camera-view.tsx";
import { ConflictList } from "./conflict-list.tsx";
import type { CheckIn } from "#modules/entrance/check-in/model/check-in.ts";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { GuestFinder } from "./guest-finder.tsx";
import { type CheckInActs, NextStepBar } from "./next-step-bar.tsx";
import { RecentScans } from "./recent-scans.tsx";
import { ResultScreen } from "./result-screen.tsx";
import { ShowChoice } from "./show-choice.tsx";
import { isSoundOn, storeSound, wakeSound } from "#modules/entrance/check-in/model/signal.ts";
import { StatusBar } from "./status-bar.tsx";
import { useScanResults } from "#modules/entrance/check-in/model/use-scan-results.ts";
import { useCheckIn, useCheckInSync } from "#modules/entrance/check-in/model/use-check-in.ts";
import { useHandScanner } from "#modules/entrance/check-in/model/use-hand-scanner.ts";
import { useWakeLock } from "#modules/entrance/check-in/model/use-wake-lock.ts";
import { GARBLED, LIST_FAILED } from "#modules/entrance/check-in/model/words.ts";

const UndoScanDialog = loadBeside(async () => (await import("./undo-scan-dialog.tsx")).UndoScanDialog);

export function ScanStation() {
  const checkIn = useCheckIn();
  useWakeLock();
  if (!checkIn) return <Loading label="Even geduld…" />;
  return <ScanScreen checkIn={checkIn} />;
}

function ScanScreen({ checkIn }: { checkIn: CheckIn }) {
  useCheckInSync(checkIn);
  const { showId, pending, error, list, loading } = useAtomValue(checkInAtom);
  const [sound, setSound] = useState(isSoundOn);
  const { shown, show, see, type, fault } = useScanResults(checkIn, sound);
  const [mistake, setMistake] = useState<readonly CheckInTicket[]>([]);
  const [search, setSearch] = useState("");
  useHandScanner({ onText: type, onGarbled: () => fault(GARBLED), onField: () => setSearch("") });
  const acts: CheckInActs = {
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
          <NextStepBar {...acts} />
          <GuestFinder
            text={search}
            onType={setSearch}
            onCode={(text) => show(checkIn.scan(text))}
            onUndo={setMistake}
            {...acts}
          />
          <RecentScans onUndo={setMistake} />
        </div>
      </div>
      {mistake.length > 0 && (
        <Suspense fallback={null}>
          <UndoScanDialog checkIn={checkIn} tickets={mistake} onClose={() => setMistake([])} />
        </Suspense>
      )}
    </div>
  );
}
