import { newsletterConsent } from "@podium/shared/words/newsletter-consent";
import { Send } from "virtual:icons";
import type { ComponentType, ReactNode } from "react";
import { useSite } from "#entities/site/site.ts";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { currentLanguage } from "#messages/messages.ts";
import { newsletter } from "#messages/nl/newsletter.ts";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** @param Sent replaces the form. The response is the same for every address: nobody learns who is subscribed. */
export function NewsletterForm({ Sent }: { Sent: ComponentType<{ children: ReactNode }> }) {
  const t = newsletter();
  const user = useAtomValue(memberAtom);
  const society = useSite()?.societyName ?? "";
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/newsletter")).newsletterFormSchema,
    values: user ? { email: user.email } : undefined,
    submit: (body) => api.subscribeToNewsletter({ body }),
  });
  if (form.action.isSuccess) return <Sent>{form.action.data.message}</Sent>;
  return (
    <ContractForm form={form}>
      <TextField
        label={t.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        {...form.field("email", { empty: t.emailMissing, wrong: t.emailWrong })}
      />
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          {t.leaveEmpty}
          <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </label>
      </div>
      <p className="text-muted">
        {t.youSay} <q>{newsletterConsent(society, currentLanguage())}</q>
      </p>
      <ErrorNotice error={form.failure} title={t.failed} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" busy={form.busy} busyLabel={t.sending} icon={<Send />}>
          {t.subscribe}
        </Button>
        <Link to={paths.privacy} className="text-link inline-flex min-h-11 items-center">
          {t.privacy}
        </Link>
      </div>
    </ContractForm>
  );
}
