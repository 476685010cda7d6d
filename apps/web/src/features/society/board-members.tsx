/** With initials instead of photos. */
export function BoardMembers({ members }: { members: readonly { name: string; role: string }[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ name, role }) => (
        <li key={name} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card">
          <span
            aria-hidden
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-velvet font-display text-lg font-semibold text-cream"
          >
            {initials(name)}
          </span>
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function initials(name: string): string {
  const words = name.split(" ");
  return `${words[0]?.charAt(0) ?? ""}${words.at(-1)?.charAt(0) ?? ""}`;
}
