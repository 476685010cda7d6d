/** An address that, where room is short, breaks before its '@' rather than anywhere. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className="text-sm wrap-anywhere lg:inline-block lg:min-w-32">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
