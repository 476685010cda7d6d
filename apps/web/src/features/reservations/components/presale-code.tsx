import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { presaleCode, rememberPresaleCode } from "#features/reservations/model/presale-code.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Before the sale: the code that lets one choose seats already. The server remembers it for this sign-in. */
export function PresaleCode({ signedIn }: { signedIn: boolean }) {
  const [text, setText] = useState(presaleCode);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (code: string) => api.validateCode({ query: { code } }),
    // Another that is wrong does not undo a good one.
    onSuccess: ({ valid, codeType }, code) => valid && codeType === "PRE_ORDER" && rememberPresaleCode(code),
  });
  const code = text.trim();
  const opens = data?.valid === true && data.codeType === "PRE_ORDER";
  if (!signedIn) {
    return (
      <Notice tone="info">
        De verkoop is nog niet open. Hebt u een voorverkoopcode? Log dan in of ga verder zonder wachtwoord: daarna geeft
        u ze hier in en kiest u uw stoelen.
      </Notice>
    );
  }
  return (
    <form
      className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== "" && !isPending) mutate(code);
      }}
    >
      <p>De verkoop is nog niet open. Met een voorverkoopcode kiest u nu al uw stoelen.</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Voorverkoopcode"
          className="max-w-md min-w-[min(13rem,100%)] flex-1"
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={code === ""} busy={isPending} busyLabel="Valideren...">
          Gebruik deze code
        </Button>
      </div>
      {data && (
        <Notice tone={opens ? "success" : "danger"} announce>
          {opens
            ? `${data.message} Kies nu uw stoelen.`
            : data.valid
              ? "Met deze code kunt u niet vroeger reserveren. U kunt ze gebruiken zodra de verkoop open is."
              : data.message}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" announce>
          {error.message}
        </Notice>
      )}
    </form>
  );
}
