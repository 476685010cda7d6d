import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { presaleCode as words } from "#messages/nl/checkout.tsx";
import { presaleCode, rememberPresaleCode } from "#modules/buy/reservations/model/confirm-draft.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Asks for a code to choose seats before the sale. The server remembers it for this session. */
export function PresaleCode({ signedIn, onOpened }: { signedIn: boolean; onOpened?: () => void }) {
  if (signedIn) return <PresaleForm onOpened={onOpened} />;
  return <Notice tone="info">{words().signInFirst}</Notice>;
}

function PresaleForm({ onOpened }: { onOpened: (() => void) | undefined }) {
  const t = words();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/ticket-codes")).validateCode.query,
    defaultValues: { code: presaleCode() },
    submit: async ({ code }) => {
      const { valid, codeType, message } = await api.validateCode({ query: { code } });
      const opens = valid && codeType === "PRE_ORDER";
      // A wrong code does not replace a valid one.
      if (opens) {
        rememberPresaleCode(code);
        onOpened?.();
      }
      return { valid, opens, message };
    },
  });
  const { data } = form.action;
  return (
    <ContractForm form={form} className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4">
      <p>{t.notOpenYet}</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t.code}
          className="max-w-md min-w-[min(13rem,100%)] flex-1"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field("code", t.fillIn)}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.validating}>
          {t.use}
        </Button>
      </div>
      {data && (
        <Notice tone={data.opens ? "success" : "danger"} announce>
          {data.opens ? t.chooseNow(data.message) : data.valid ? t.notEarlier : data.message}
        </Notice>
      )}
      <ErrorNotice error={form.failure} words={({ message }) => ({ detail: message })} />
    </ContractForm>
  );
}
