import { KeyRound } from "virtual:icons";
import { withoutPassword } from "#messages/nl/checkout.tsx";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";

/** Explains to a user without a password how to find their tickets again, and offers to choose one. */
export function WithoutPassword() {
  const t = withoutPassword();
  return (
    <Card className="mt-6 flex flex-col items-start gap-4">
      <h2 className="text-xl">{t.title}</h2>
      <p>{t.text}</p>
      <ButtonLink to={`${paths.account}#password`} variant="secondary" icon={<KeyRound />}>
        {t.choose}
      </ButtonLink>
    </Card>
  );
}
