import { isPhone, phoneLink, storedPhone } from "@podium/shared/typed-phone";

/** Calls it; what is more or less than one number, such as '0470 12 34 56 (na 18 u)', is text: no phone can dial it. */
export function PhoneLink({ number, className }: { number: string; className: string }) {
  if (!isPhone(storedPhone(number))) return number;
  return (
    <a href={phoneLink(number)} className={className}>
      {number}
    </a>
  );
}
