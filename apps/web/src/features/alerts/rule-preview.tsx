import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { previewQuery, type RuleDraft } from './queries.ts';

/** Shows how often a rule would have fired in the last 30 days, while it is being edited. */
export function RulePreview({ draft }: { draft: RuleDraft | undefined }) {
  const text = useDebouncedText(draft ? JSON.stringify({ ...draft, name: 'Preview', isTeam: false }) : '');
  const wanted: RuleDraft | undefined = text === '' ? undefined : JSON.parse(text);
  const { data, error, isFetching } = useQuery(previewQuery(wanted));
  return (
    <section aria-label="Preview" className="flex flex-col gap-4 rounded-control bg-sunken p-12">
      <p role="status" className="font-medium">
        {getSummary(wanted, data?.count, error, isFetching)}
      </p>
      {data?.gap && <p className="text-ink-2 text-small">{data.gap}</p>}
      {data && data.firings.length > 0 && (
        <ul className="flex flex-col gap-2 text-small">
          {data.firings.slice(0, 3).map(({ title, time }) => (
            <li key={`${title} ${time}`} className="flex justify-between gap-8">
              <span className="min-w-0 truncate">{title}</span>
              <time dateTime={time} className="shrink-0 text-ink-3">
                {formatDateTime(Date.parse(time))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function getSummary(
  wanted: RuleDraft | undefined,
  count: number | undefined,
  error: Error | null,
  isFetching: boolean,
) {
  if (!wanted) return 'Complete the fields to see a preview.';
  if (error) return explainFailure('No preview', error);
  if (count === undefined || isFetching) return 'Loading the preview…';
  if (count === 0) return 'Would not have fired in the last 30 days.';
  return `Would have fired ${countOf(count, 'time')} in the last 30 days.`;
}
