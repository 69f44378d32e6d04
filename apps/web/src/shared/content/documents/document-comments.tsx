import type { CommentMessage, DocumentComment } from '@rotunda/document-formats/document-comment';
import { formatDateTime } from '#shared/format/time.ts';

/** Shows the comments in a document, with their replies. */
export function DocumentComments({ comments }: { comments: readonly DocumentComment[] }) {
  return (
    <section aria-label="Comments in the document" className="border-line border-t pt-12">
      <h2 className="font-semibold text-section">Comments in the document</h2>
      <ol className="mt-8 flex flex-col gap-8">
        {comments.map((comment, index) => (
          <li key={index}>
            <Message message={comment} note={comment.isResolved ? 'Resolved' : undefined} />
            {comment.replies.map((reply, place) => (
              <div key={place} className="ml-16 border-line border-l-2 pl-8">
                <Message message={reply} note={undefined} />
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Message({ message, note }: { message: CommentMessage; note: string | undefined }) {
  const { author, createdAt, text } = message;
  const facts = [createdAt === undefined ? undefined : formatDateTime(createdAt), note].filter(Boolean).join(', ');
  return (
    <p className="whitespace-pre-wrap break-words">
      <span className="font-medium">{author || 'Unknown author'}</span>
      {facts && <span className="text-ink-3 text-small"> {facts}</span>}
      <br />
      {text}
    </p>
  );
}
