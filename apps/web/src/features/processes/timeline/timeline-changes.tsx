import { countOf } from '@rotunda/api-client/count-of';
import { useNavigate } from '@tanstack/react-router';
import { formatDateTime } from '#shared/format/time.ts';
import type { ProjectChange } from '#shared/script/deployments/project-change.ts';
import { TimelineMarks } from './timeline-marks.tsx';

const KINDS: readonly (readonly [kind: ProjectChange['kind'], title: string, className: string])[] = [
  ['deployment', 'Deployments', 'h-24 bg-accent'],
  ['version', 'Versions', 'h-16 bg-teal-solid'],
  ['save', 'Saves (HEAD)', 'h-12 bg-neutral-solid'],
  ['sharing', 'Sharing', 'h-16 border border-amber-solid border-dashed bg-surface'],
];

type TimelineChangesProps = {
  scriptId: string;
  /** The changes within the shown time range, oldest first. */
  changes: readonly ProjectChange[];
  fromMs: number;
  toMs: number;
};

/** Shows the changes of a project over time, in one line for each kind of change. */
export function TimelineChanges({ scriptId, changes, fromMs, toMs }: TimelineChangesProps) {
  const openChange = useOpenChange(scriptId);
  const isPresent = (kind: ProjectChange['kind']) => changes.some((change) => change.kind === kind);
  const absent = KINDS.filter(([kind]) => !isPresent(kind)).map(([, title]) => title);
  return (
    <ul aria-label="Project changes">
      {KINDS.filter(([kind]) => isPresent(kind)).map(([kind, title, className]) => {
        const ofKind = changes.filter((change) => change.kind === kind);
        return (
          <li
            key={kind}
            className="flex h-36 items-center border-line border-b max-sm:h-56 max-sm:flex-col max-sm:justify-center"
          >
            <span className="w-224 shrink-0 px-16 text-small max-sm:w-full">
              {title} <span className="text-ink-3">{ofKind.length}</span>
            </span>
            <TimelineMarks
              label={`${title}: ${countOf(ofKind.length, 'change')}`}
              marks={ofKind.map(({ key, timeMs, ...change }) => ({
                key,
                label: changeLabel({ key, timeMs, ...change }),
                leftPercent: ((timeMs - fromMs) * 100) / Math.max(1, toMs - fromMs),
                widthPercent: 0,
                className,
              }))}
              onOpen={(index) => {
                const change = ofKind[index];
                if (change) openChange(change);
              }}
            />
          </li>
        );
      })}
      {absent.length > 0 && (
        <li className="border-line border-b px-16 py-4 text-ink-3 text-small">
          None in this period: {absent.join(', ')}
        </li>
      )}
    </ul>
  );
}

/** Describes a change: its kind, the user if known, and the time. */
export function changeLabel({ label, actor, timeMs }: ProjectChange): string {
  const text = label.replace(/^(?:a|the) /, '');
  const [first = ''] = text;
  return `${first.toUpperCase()}${text.slice(1)}${actor ? ` by ${actor}` : ''}, ${formatDateTime(timeMs)}`;
}

function useOpenChange(scriptId: string): (change: ProjectChange) => void {
  const navigate = useNavigate();
  const params = { scriptId };
  return ({ kind }) => {
    if (kind === 'deployment') void navigate({ to: '/scripts/$scriptId/deployments', params });
    if (kind === 'version') void navigate({ to: '/scripts/$scriptId/versions', params });
    if (kind === 'save') void navigate({ to: '/scripts/$scriptId/code', params });
    if (kind === 'sharing') void navigate({ to: '/file/$fileId/sharing', params: { fileId: scriptId } });
  };
}
