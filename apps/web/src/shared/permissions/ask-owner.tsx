import { mailtoAddress } from '#lib/mailto-address.ts';
import { useSession } from '#shared/session/session.ts';

type AskOwnerProps = {
  owners: readonly { emailAddress?: string | undefined }[] | undefined;
  /** The name of the requested file. */
  name: string | undefined;
};

/** Composes an email to the owner of a file that asks for edit access. Renders nothing if no owner is known. */
export function AskOwner({ owners, name = 'a file' }: AskOwnerProps) {
  const { email } = useSession();
  const owner = owners?.[0]?.emailAddress;
  if (owner === undefined) return null;
  const body = `${email} requests edit access to ${name}: ${window.location.href}`;
  return (
    <a
      href={mailtoAddress(owner, { subject: `Edit access to ${name}`, body })}
      className="word-target text-accent-ink underline underline-offset-2"
    >
      Ask the owner for edit access
    </a>
  );
}
