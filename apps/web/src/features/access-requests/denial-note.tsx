type DenialNoteProps = {
  /** The email address of the requester. */
  requester: string;
  /** Name of the file. */
  title: string;
};

/** Explains why a denial asks for no reason, and how to send a reason to the requester. */
export function DenialNote({ requester, title }: DenialNoteProps) {
  const subject = encodeURIComponent(`Your access request for ${title}`);
  return (
    <p className="text-ink-2 text-small">
      A denial is sent without a reason.{' '}
      <a
        href={`mailto:${encodeURIComponent(requester)}?subject=${subject}`}
        className="text-accent-ink underline underline-offset-2"
      >
        Write to {requester}
      </a>
    </p>
  );
}
