const SHOWN_TITLES = 5;

type SkippedListProps = { items: readonly { title: string; reason: string }[] };

/** Lists the skipped items of a job by reason, with the first names. */
export function SkippedList({ items }: SkippedListProps) {
  const reasons = Map.groupBy(items, ({ reason }) => reason);
  return (
    <section aria-labelledby="skipped-heading" className="flex flex-col gap-4 text-small">
      <h3 id="skipped-heading" className="font-medium text-ink-2">
        Skipped
      </h3>
      <ul className="flex flex-col gap-2">
        {[...reasons].map(([reason, ones]) => (
          <li key={reason}>
            <span className="font-medium">{ones.length.toLocaleString('en')}</span> – {reason}{' '}
            <span className="text-ink-3 [overflow-wrap:anywhere]">{getTitles(ones)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function getTitles(items: SkippedListProps['items']): string {
  const titles = [...new Set(items.map(({ title }) => title))];
  const more = titles.length - SHOWN_TITLES;
  return `${titles.slice(0, SHOWN_TITLES).join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`;
}
