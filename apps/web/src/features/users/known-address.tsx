import { Notice } from "#ui/notice.tsx";
import { SendSignInLink } from "./send-sign-in-link.tsx";
import { NO_MAIL } from "./sign-in-link-form.tsx";

/** No second account for an address: a link opens the one that it has. */
export function KnownAddress({ email, onSent }: { email: string; onSent: () => void }) {
  return (
    <>
      <Notice tone="danger" announce>
        U hebt al een account met dit e-mailadres. We mailen u graag een link om in te loggen. {NO_MAIL}
      </Notice>
      <SendSignInLink email={email.trim()} onSent={onSent} />
    </>
  );
}
