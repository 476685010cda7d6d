import { signInLinkForm } from "#messages/nl/sign-in.ts";
import { Notice } from "#ui/notice.tsx";
import { SendSignInLink } from "./send-sign-in-link.tsx";

/** Offers a link that opens the existing account of an address, instead of a second account. */
export function KnownAddress({ email, onSent }: { email: string; onSent: () => void }) {
  const t = signInLinkForm();
  return (
    <>
      <Notice tone="danger" announce>
        {t.known} {t.noMail}
      </Notice>
      <SendSignInLink email={email.trim()} onSent={onSent} />
    </>
  );
}
