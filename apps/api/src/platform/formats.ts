const money = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });

export function euros(amount: number): string {
  return money.format(amount).replaceAll("\u00A0", " ");
}

const UNITS = [
  { seconds: 86_400, one: "1 dag", many: "dagen" },
  { seconds: 3600, one: "een uur", many: "uur" },
  { seconds: 60, one: "1 minuut", many: "minuten" },
  { seconds: 1, one: "1 seconde", many: "seconden" },
] as const;

/** '7 dagen', 'een uur', '90 minuten'. @param seconds whole, 1 or more */
export function durationInWords(seconds: number): string {
  const unit = UNITS.find((one) => seconds % one.seconds === 0) ?? UNITS[3];
  const count = seconds / unit.seconds;
  return count === 1 ? unit.one : `${count} ${unit.many}`;
}
