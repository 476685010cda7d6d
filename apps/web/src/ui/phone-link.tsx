import { isPhone, phoneLink, storedPhone } from "@podium/shared/words/typed-phone";

/** A link that calls one number; plain text for what no phone can dial, such as '0470 12 34 56 (na 18 u)'. */
export function PhoneLink({ number, className }: { number: string; className: string }) {
  if (!isPhone(storedPhone(number))) return number;
  return (
    <a href={phoneLink(number)} className={className}>
      {number}
    </a>
  );
}
