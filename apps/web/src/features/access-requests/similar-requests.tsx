import { TextButton } from '#ui/buttons/text-button.tsx';
import { type RequestRow, requestId } from './queries.ts';

type SimilarRequestsProps = {
  row: RequestRow;
  /** The loaded rows, including `row`. */
  rows: readonly RequestRow[];
  onShow: (row: RequestRow) => void;
};

/** Lists other requests by the same user or for the same file. */
export function SimilarRequests({ row, rows, onShow }: SimilarRequestsProps) {
  const similar = rows.filter(
    (other) =>
      requestId(other) !== requestId(row) && (other.requester === row.requester || other.fileId === row.fileId),
  );
  if (similar.length === 0) return null;
  return (
    <section aria-label="Similar requests" className="flex flex-col gap-4">
      <h3 className="font-medium">Similar requests</h3>
      <ul className="flex flex-col gap-4">
        {similar.map((other) => (
          <li key={requestId(other)}>
            <TextButton onPress={() => onShow(other)}>
              {other.fileId === row.fileId ? `${other.requester} also requests this file` : `Also for ${other.title}`}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
