import type { Role } from "@podium/shared/contracts/roles";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";

/** The name of each role, and its permissions (decisions, section 9). */
export const roleWords: Record<Role, { word: string; may: string }> = {
  USER: { word: "User", may: "Reserveert en betaalt voor zichzelf." },
  DOOR: {
    word: "Onthaal",
    may: "Scant tickets en volgt de zaal, van 36 uur voor tot 36 uur na een voorstelling. Ziet namen en plaatsen, geen e-mail, telefoon of prijs.",
  },
  BOX_OFFICE: {
    word: "Kassa",
    may: "Alles van Onthaal, en reserveringen, wachtlijst, geblokkeerde stoelen, betalingen, rekeningafschriften, terugbetalingen en cadeaubonnen.",
  },
  ADMIN: {
    word: "Admin",
    may: "Een Admin ziet en wijzigt alles: ook voorstellingen en tickettypes, berichten, afgelasten, codes en gebruikers.",
  },
};

/** Error of a form that makes an administrator, while its box is not ticked. */
export const NOT_AGREED = "Vink eerst aan dat deze persoon beheerder wordt.";

interface RoleMeaningProps {
  role: Role;
  /** Label of the checkbox, when the form makes an administrator. */
  agreement: string | undefined;
  agreed: boolean;
  onAgreed: (agreed: boolean) => void;
}

/** Explains below the choice of a role what the role may do. */
export function RoleMeaning({ role, agreement, agreed, onAgreed }: RoleMeaningProps) {
  const { may } = roleWords[role];
  if (agreement === undefined) return <p className="-mt-2 text-muted">{may}</p>;
  return (
    <>
      <Notice tone="warning">{may}</Notice>
      <Checkbox label={agreement} checked={agreed} onChange={({ currentTarget }) => onAgreed(currentTarget.checked)} />
    </>
  );
}
