import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { formatDateMinute } from '#shared/format/time.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { type Evidence, evidenceListQuery } from './evidence-queries.ts';

type EarlierEvidenceProps = {
  /** Called for complete evidence. */
  onShow: (evidence: Evidence) => void;
  /** Called for incomplete evidence. */
  onResume: (evidence: Evidence) => void;
};

const SHOWN = 5;

/** Lists the evidence that the user has created. It is retained for a month. */
export function EarlierEvidence({ onShow, onResume }: EarlierEvidenceProps) {
  const earlier = useQuery(evidenceListQuery).data ?? [];
  if (earlier.length === 0) return null;
  return (
    <section aria-label="Recent evidence" className="flex flex-col gap-6">
      <h3 className="font-semibold text-small">Recent evidence</h3>
      <ul className="flex flex-col gap-4">
        {earlier.slice(0, SHOWN).map((evidence) => (
          <li key={evidence.evidenceId} className="flex flex-wrap items-baseline gap-x-8">
            <span className="min-w-0 truncate">{evidence.title}</span>
            <span className="text-ink-3 text-small">
              {formatDateMinute(Date.parse(evidence.createTime))}, {getState(evidence)}
            </span>
            <TextButton onPress={() => (evidence.digest === undefined ? onResume(evidence) : onShow(evidence))}>
              {evidence.digest === undefined ? 'Continue' : 'Open'}
              <span className="sr-only"> {evidence.title}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function getState({ digest, done, total }: Evidence): string {
  const all = countOf(total, 'approval');
  return digest === undefined ? `${done.toLocaleString('en')} of ${all} compiled` : all;
}
