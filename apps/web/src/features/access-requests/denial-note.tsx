import { mailtoAddress } from '#lib/mailto-address.ts';

type DenialNoteProps = {
  /** The email address of the requester. */
  requester: string;
  /** Name of the file. */
  title: string;
};

/** Explains why a denial asks for no reason, and how to send a reason to the requester. */
export function DenialNote({ requester, title }: DenialNoteProps) {
  return (
    <p className="text-ink-2 text-small">
      A denial is sent without a reason.{' '}
      <a
        href={mailtoAddress(requester, { subject: `Your access request for ${title}` })}
        className="text-accent-ink underline underline-offset-2"
      >
        Write to {requester}
      </a>
    </p>
  );
}
