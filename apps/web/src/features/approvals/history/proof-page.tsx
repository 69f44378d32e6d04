import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileCheck } from 'lucide-react';
import { type Approval, getPersonName } from '#features/approvals/approval.ts';
import { ApprovalStatusChip, ReviewerChip } from '#features/approvals/approval-status.tsx';
import type { ApprovalStep } from '#features/approvals/history-query.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { formatTimeWithZone } from '#shared/format/time.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';
import { DescriptionList, Missing } from '#ui/display/description-list.tsx';
import { useScreenTitle } from '#ui/page/use-screen-title.ts';
import { describeStep } from './approval-trail.tsx';

// Lazy-loaded just before it opens.
const EvidenceDialog = lazyComponent(
  () => import('#features/approvals/evidence/evidence-dialog.tsx'),
  'EvidenceDialog',
);

/** The content of a file at a time. */
type Content = { revisionId: string; checksum: string | undefined };

type ProofPageProps = {
  file: { id: string; name: string; mimeType: string | undefined };
  approval: Approval;
  steps: readonly ApprovalStep[];
  /** Returns the content at a time in milliseconds. Returns undefined if it is no longer stored. */
  contentAt: (timeMs: number) => Content | undefined;
};

/**
 * The printable record of an approval: the content, the responses with their times, the messages, and the reference to the audit
 * log.
 */
export function ProofPage({ file, approval, steps, contentAt }: ProofPageProps) {
  const { name, email } = useSession();
  const title = `Proof of approval: ${file.name}`;
  useScreenTitle(title);
  const endMs = approval.completeTime ? Date.parse(approval.completeTime) : Date.now();
  const content = contentAt(endMs);
  const approvalId = approval.approvalId ?? '';
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto bg-surface print:overflow-visible">
      <article aria-labelledby="proof-title" className="mx-auto flex max-w-840 flex-col gap-24 p-24 print:p-0">
        <header className="flex flex-wrap items-center gap-x-12 gap-y-8">
          <h1 id="proof-title" className="font-semibold text-title">
            {title}
          </h1>
          <ApprovalStatusChip approval={approval} />
          <span className="ml-auto flex items-center gap-12 print:hidden">
            <Link
              to="/reviews/$fileId/$approvalId"
              params={{ fileId: file.id, approvalId }}
              className="word-target inline-flex items-center gap-4 text-accent-ink hover:underline"
            >
              <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
              Back to approval
            </Link>
            <DialogTool icon={FileCheck} label="Export evidence" onWarm={EvidenceDialog.preload}>
              {(close) => <EvidenceDialog source={{ rows: [{ fileId: file.id, approvalId }] }} onClose={close} />}
            </DialogTool>
            <Button kind="primary" size="form" onPress={() => window.print()}>
              Print
            </Button>
          </span>
        </header>
        <DescriptionList
          items={[
            ['File', file.name],
            ['File ID', <Code key="file" text={file.id} />],
            ['Type', file.mimeType],
            ['Revision ID', content && <Code key="revision" text={content.revisionId} />],
            ['Checksum (MD5)', content?.checksum && <Code key="checksum" text={content.checksum} />],
            ['Approval ID', <Code key="approval" text={approvalId} />],
            ['Started by', getPersonName(approval.initiator)],
            ['Requested', toTime(approval.createTime)],
            ['Due', toTime(approval.dueTime) ?? 'No due date'],
            ['Completed', toTime(approval.completeTime) ?? 'Not yet'],
          ]}
        />
        <Reviewers approval={approval} />
        <Steps steps={steps} contentAt={contentAt} />
        <p className="border-line border-t pt-12 text-ink-3 text-small">
          Compiled on {formatTimeWithZone(Date.now())} for {name} ({email}). Revision and checksum identify the content
          at the time of each step. The audit hash is the HMAC-SHA256 of the audit record; operators can verify the
          audit log. For steps outside the console, the time is that of the approval’s last change, and no message or
          record is available. “Without viewing the content” is what the reviewer confirmed when deciding. Only previews
          in this console are tracked.
        </p>
      </article>
    </div>
  );
}

function Reviewers({ approval }: { approval: Approval }) {
  return (
    <section aria-label="Reviewers" className="flex flex-col gap-8">
      <h2 className="font-semibold text-section">Reviewers</h2>
      <ul className="flex flex-col gap-6">
        {approval.reviewerResponses?.map(({ reviewer, response }) => (
          <li key={reviewer?.emailAddress ?? getPersonName(reviewer)} className="flex flex-wrap items-center gap-8">
            <ReviewerChip approval={approval} response={response} />
            {getPersonName(reviewer)} <span className="text-ink-3">{reviewer?.emailAddress}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ steps, contentAt }: Pick<ProofPageProps, 'steps' | 'contentAt'>) {
  return (
    <section aria-label="History" className="flex flex-col gap-8">
      <h2 className="font-semibold text-section">History</h2>
      <ol className="flex flex-col">
        {steps.map((step) => {
          const content = contentAt(Date.parse(step.time));
          return (
            <li key={step.stepId} className="break-inside-avoid border-line border-t py-12">
              <p className="flex flex-wrap gap-x-12">
                <span className="font-medium">{describeStep(step)}</span>
                <time dateTime={step.time} className="text-ink-2">
                  {formatTimeWithZone(Date.parse(step.time))}
                  {step.origin === 'outside' && step.kind !== 'started' && ' (time recorded by Rotunda)'}
                </time>
              </p>
              {step.message && <p className="py-4">“{step.message}”</p>}
              <p className="text-ink-3 text-small">
                {content ? (
                  <>
                    Revision <Code text={content.revisionId} />, checksum{' '}
                    {content.checksum ? <Code text={content.checksum} /> : <Missing />}
                  </>
                ) : (
                  'No revision recorded at that time'
                )}
              </p>
              {step.auditHash && (
                <p className="text-ink-3 text-small">
                  Audit record <Code text={step.auditId ?? ''} />, hash <Code text={step.auditHash} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Code({ text }: { text: string }) {
  return <span className="break-all font-mono text-small">{text}</span>;
}

function toTime(text: string | undefined): string | undefined {
  return text && formatTimeWithZone(Date.parse(text));
}
