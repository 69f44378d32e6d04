import { useId } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { type Connection, toSentence } from './connection.ts';
import { LevelChip } from './level-chip.tsx';

/** Shows the findings about one dependency of the console. */
export function ConnectionSection({ connection: { subject, level, findings } }: { connection: Connection }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8 border-line border-b py-16">
      <div className="flex flex-wrap items-center gap-8">
        <h2 id={id} className="font-semibold text-section">
          {subject}
        </h2>
        <LevelChip level={level} />
      </div>
      <ul aria-labelledby={id} className="flex flex-col gap-8">
        {findings.map((finding) => (
          <li key={finding.text} className="flex min-w-0 flex-col gap-2">
            <p className="break-words">
              {finding.level !== level && (
                <>
                  <LevelChip level={finding.level} />{' '}
                </>
              )}
              {toSentence(finding.text)}
              {finding.time !== undefined && (
                <span className="text-ink-3"> ({formatDateTime(Date.parse(finding.time))})</span>
              )}
            </p>
            {finding.remedy !== undefined && <p className="break-words text-ink-2">{toSentence(finding.remedy)}.</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
