/** Shows board members with initials instead of photos. */
export function BoardMembers({ members }: { members: readonly { name: string; role: string }[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17.5rem,100%),1fr))] gap-4">
      {members.map(({ name, role }) => (
        <li key={name} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card">
          <span
            aria-hidden
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-velvet font-display text-lg font-semibold text-cream"
          >
            {initials(name)}
          </span>
          <div className="min-w-0">
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
