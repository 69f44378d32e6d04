import { countOf } from '@rotunda/api-client/count-of';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { EVIDENCE_FORMATS, type Evidence, saveEvidence } from './evidence-queries.ts';

const MAX_REASONS = 4; // Services describe the same problem in many ways.

/** Shows the progress of the evidence and, once complete, its files and how to verify them. */
export function EvidenceResult({ evidence, isBusy }: { evidence: Evidence; isBusy: boolean }) {
  const { title, total, done, partial, digest } = evidence;
  return (
    <div className="flex flex-col gap-12">
      <h3 className="font-semibold">{title}</h3>
      {digest === undefined ? (
        <Progress done={done} total={total} isBusy={isBusy} />
      ) : (
        <p role="status" className="flex items-center gap-6 text-green-fg">
          <CircleCheck size={16} strokeWidth={2} aria-hidden />
          {countOf(total, 'approval')} compiled
        </p>
      )}
      {partial > 0 && <Unread evidence={evidence} />}
      {digest !== undefined && <Files evidence={evidence} digest={digest} />}
    </div>
  );
}

const PARTS = {
  approval: 'Approval, with everything about it',
  file: 'File name, type and checksum',
  revisions: 'Revisions: which content was decided on',
  records: 'Audit records',
} as const;

/** Lists which data the evidence files lack, and why, before the user shares them as proof. */
function Unread({ evidence: { partial, total, unread = [] } }: { evidence: Evidence }) {
  return (
    <section
      aria-label="Missing from the evidence"
      className="flex gap-8 rounded-card bg-amber-bg px-12 py-8 text-amber-fg"
    >
      <TriangleAlert size={16} strokeWidth={2} aria-hidden className="mt-2 shrink-0" />
      <div className="flex min-w-0 flex-col gap-4">
        <p className="font-medium">
          Parts of {countOf(partial, 'approval')} could not be read. The files say which parts, and why.
        </p>
        <ul className="flex flex-col gap-4 empty:hidden">
          {unread.slice(0, MAX_REASONS).map(({ part, reason, approvals }) => (
            <li key={`${part} ${reason}`} className="wrap-anywhere">
              {PARTS[part]} ({approvals.toLocaleString('en')} of {countOf(total, 'approval')}): {reason}
            </li>
          ))}
        </ul>
        {unread.some(({ part }) => part === 'revisions') && (
          <p>Only editors of a file can read its revisions. Ask one of them to export this evidence.</p>
        )}
      </div>
    </section>
  );
}

function Progress({ done, total, isBusy }: { done: number; total: number; isBusy: boolean }) {
  const text = `${done.toLocaleString('en')} of ${countOf(total, 'approval')} compiled`;
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="text-ink-2 tabular-nums">
        {isBusy ? text : `Paused: ${text}`}
      </p>
      <progress aria-label="Approvals compiled" value={done} max={total} className="h-6 w-full accent-accent" />
      <p className="text-ink-3 text-small">
        You can close this and continue working. It stops if you leave the console, and can be continued later.
      </p>
    </div>
  );
}

function Files({ evidence, digest }: { evidence: Evidence; digest: string }) {
  return (
    <>
      <fieldset className="flex flex-wrap items-center gap-8">
        <legend className="sr-only">Files</legend>
        {EVIDENCE_FORMATS.map((form) => (
          <Button
            key={form.format}
            size="form"
            kind={form.format === 'pdf' ? 'primary' : 'secondary'}
            onPress={() =>
              void saveEvidence(evidence, form).catch((error: Error) =>
                notify(explainFailure('The file was not saved', error)),
              )
            }
          >
            Download {form.label}
          </Button>
        ))}
      </fieldset>
      <DescriptionList
        items={[
          ['Digest (SHA-256)', <CopyableId key="digest" id={digest} label="digest" />],
          ['Verify', <code key="command">pnpm records verify-evidence FILE.json</code>],
        ]}
      />
    </>
  );
}
