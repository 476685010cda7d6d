/** '12', '12.5' or '12,50' as a number; NaN for anything else, which no rule lets through. */
export function readEuros(typed: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(",", ".")) : Number.NaN;
}
