import { useQuery } from '@tanstack/react-query';
import { ClipboardCopy } from 'lucide-react';
import { processReportQuery } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { mailtoAddress } from '#lib/mailto-address.ts';
import { projectFileQuery } from '#shared/script/queries.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { runName, runReport } from './run-report.ts';

/** Reports a failed run to the owner of its project by email, or copies the report. */
export function ReportRun({ process }: { process: Process }) {
  const { scriptId = '', processId } = process;
  const page = useQuery(processReportQuery(process)).data;
  const session = useSession();
  const isAllowed = scriptId !== '' && canCall(session, 'drive.files.get');
  const owner = useQuery({ ...projectFileQuery(scriptId), enabled: isAllowed }).data?.owners?.[0];
  const report = runReport(process, page?.processes?.find((run) => run.processId === processId)?.error);
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
      <Button onPress={() => copyText(report, 'Report copied')}>
        <ClipboardCopy size={14} strokeWidth={1.75} aria-hidden />
        Copy report
      </Button>
      {owner?.emailAddress && !owner.me && (
        <a
          href={mailtoAddress(owner.emailAddress, { subject: `${runName(process)} failed`, body: report })}
          className="word-target text-accent-ink underline underline-offset-2"
        >
          Email the owner, {owner.displayName ?? owner.emailAddress}
        </a>
      )}
    </div>
  );
}
