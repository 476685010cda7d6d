import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { presaleCode, rememberPresaleCode } from "#features/reservations/model/presale-code.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Before the sale: the code that lets one choose seats already. The server remembers it for this sign-in. */
export function PresaleCode({ signedIn }: { signedIn: boolean }) {
  if (signedIn) return <PresaleForm />;
  return (
    <Notice tone="info">
      De verkoop is nog niet open. Hebt u een voorverkoopcode? Log dan in of ga verder zonder wachtwoord: daarna geeft u
      ze hier in en kiest u uw stoelen.
    </Notice>
  );
}

function PresaleForm() {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/ticket-codes")).validateCode.query,
    defaultValues: { code: presaleCode() },
    submit: async ({ code }) => {
      const { valid, codeType, message } = await api.validateCode({ query: { code } });
      const opens = valid && codeType === "PRE_ORDER";
      // Another that is wrong does not undo a good one.
      if (opens) rememberPresaleCode(code);
      return { valid, opens, message };
    },
  });
  const { data } = form.action;
  return (
    <ContractForm form={form} className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4">
      <p>De verkoop is nog niet open. Met een voorverkoopcode kiest u nu al uw stoelen.</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Voorverkoopcode"
          className="max-w-md min-w-[min(13rem,100%)] flex-1"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field("code", "Vul uw voorverkoopcode in.")}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Valideren...">
          Gebruik deze code
        </Button>
      </div>
      {data && (
        <Notice tone={data.opens ? "success" : "danger"} announce>
          {data.opens
            ? `${data.message} Kies nu uw stoelen.`
            : data.valid
              ? "Met deze code kunt u niet vroeger reserveren. U kunt ze gebruiken zodra de verkoop open is."
              : data.message}
        </Notice>
      )}
      <ErrorNotice error={form.failure} words={({ message }) => ({ detail: message })} />
    </ContractForm>
  );
}
