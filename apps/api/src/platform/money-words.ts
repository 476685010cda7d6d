const money = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });

/** '€ 24,00', in letters, in the audit log and on the statement's lines; with a plain space, so that a search finds it. */
export function euros(amount: number): string {
  return money.format(amount).replaceAll("\u00A0", " ");
}
