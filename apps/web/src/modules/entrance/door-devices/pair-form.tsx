import { useMutation } from "@tanstack/react-query";
import { DoorOpen } from "virtual:icons";
import { type FormEvent, useRef, useState } from "react";
import { EntranceEnds } from "#entities/entrance/entrance-ends.tsx";
import { pairEntrance } from "#entities/entrance/entrance.ts";
import { paths } from "#platform/paths.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** @param linkCode code in the address of the QR code; null when the user types it */
export function PairForm({ linkCode }: { linkCode: string | null }) {
  const user = useAtomValue(userAtom);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = linkCode ?? typed.trim();
  const pairing = useMutation({
    mutationFn: () => pairEntrance(code),
    // Loads the scanner as a new document, so that its own content security policy applies.
    onSuccess: () => window.location.replace(paths.scan),
    onError: () => setAsking(false),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(code === "");
    if (code === "") return field.current?.focus();
    if (pairing.isPending) return;
    if (user) setAsking(true);
    else pairing.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EntranceEnds>Met een nieuwe code wordt het een ander toestel. Scannen gaat dan gewoon verder.</EntranceEnds>
      {linkCode === null && (
        <TextField
          ref={field}
          label="Koppelcode"
          hint="Ze staat onder de QR-code op het scherm van de verantwoordelijke. Streepjes mag u weglaten."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={missing ? "Tik de koppelcode in." : undefined}
          aria-invalid={missing || undefined}
        />
      )}
      <Button type="submit" size="lg" wide icon={<DoorOpen />} busy={pairing.isPending || pairing.isSuccess}>
        Dit toestel gebruiken aan de ingang
      </Button>
      <ErrorNotice
        error={pairing.error}
        words={({ message }) => ({ message: "Koppelen lukte niet.", detail: message })}
      />
      {asking && user && (
        <ConfirmDialog
          title="U bent op dit toestel ingelogd"
          description={
            <p>
              {user.firstname} wordt hier uitgelogd: dit toestel is daarna alleen nog voor de ingang. Hebt u zelf de rol
              Onthaal, dan kunt u ook gewoon met uw eigen account scannen.
            </p>
          }
          cancelLabel="Ingelogd blijven"
          confirmLabel="Uitloggen en gebruiken"
          tone="plain"
          busy={pairing.isPending}
          onConfirm={() => pairing.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
