import type { Role } from "@podium/shared/contracts/roles";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { roleWords } from "./role-words.ts";

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
