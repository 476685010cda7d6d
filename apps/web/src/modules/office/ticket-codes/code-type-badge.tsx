import { Badge, type Tone } from "#ui/badge.tsx";

/** Specification, section 3, and decisions, section 11; only the first three can be made. */
const types: Readonly<Record<string, { label: string; tone: Tone }>> = {
  SPONSOR: { label: "Sponsor", tone: "success" },
  PRE_ORDER: { label: "Voorverkoop", tone: "info" },
  DISCOUNT: { label: "Kortingscode", tone: "accent" },
  GIFT: { label: "Cadeaubon", tone: "warning" },
  REGULAR: { label: "Gewoon", tone: "neutral" },
  VIP: { label: "VIP", tone: "accent" },
  EARLY_BIRD: { label: "Vroegboek", tone: "warning" },
  STUDENT: { label: "Student", tone: "info" },
};

/** Returns an unknown type unchanged. */
export function codeTypeLabel(type: string): string {
  return types[type]?.label ?? type;
}

export function CodeTypeBadge({ type }: { type: string }) {
  return <Badge tone={types[type]?.tone ?? "neutral"}>{codeTypeLabel(type)}</Badge>;
}
