import type { SeatKind } from "@podium/shared/contracts/hall-plan";

export const SEAT_KIND_OPTIONS: readonly { value: SeatKind; label: string; hint: string }[] = [
  { value: "seat", label: "Gewone stoel", hint: "Voor iedereen." },
  { value: "wheelchair", label: "Rolstoelplaats", hint: "Een plaats zonder stoel, voor wie zijn stoel meebrengt." },
  {
    value: "companion",
    label: "Begeleidersplaats",
    hint: "Naast een rolstoelplaats van dezelfde rij of tafel; alleen daarmee te koop, tot de dag vooraf.",
  },
  { value: "restricted", label: "Beperkt zicht", hint: "Wie ze kiest, leest dat vooraf." },
];
