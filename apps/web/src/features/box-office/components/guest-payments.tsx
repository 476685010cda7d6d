import { Banknote, CreditCard, Gift, Landmark } from "virtual:icons";

const icon = "size-6 text-accent";

/** How a guest pays whose reservation a volunteer makes. */
export const GUEST_PAYMENTS = [
  { value: "cash", label: "Contant", hint: "Nu betaald", icon: <Banknote className={icon} /> },
  { value: "card", label: "Kaart", hint: "Nu betaald", icon: <CreditCard className={icon} /> },
  { value: "transfer", label: "Overschrijving", hint: "Betaalt nog", icon: <Landmark className={icon} /> },
  { value: "free", label: "Gratis", hint: "Eregast of medewerker", icon: <Gift className={icon} /> },
] as const;
