import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useInvalidateCalendarData } from '#shared/calendar/calendar-queries.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { assignableRoles } from '#shared/calendar/role-labels.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { getActionLabel } from '#shared/format/action-label.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { BULK_OPERATIONS, type BulkAccessRequest, findRule, isAlreadyApplied, toAccessJob } from './bulk-access.ts';
import { BulkAccessList } from './bulk-access-list.tsx';
import { FormDialog } from './form-dialog.tsx';
import { accessRulesQuery } from './queries.ts';

// Lazy-loaded when the job starts.
const JobReportDialog = lazyComponent(() => import('#shared/jobs/job-report-dialog.tsx'), 'JobReportDialog');

const KINDS = [
  { value: 'give', label: 'Grant access' },
  { value: 'take', label: 'Revoke access' },
] as const;

/** Grants one person access to many calendars, or removes it, as a job with a result per calendar. */
export function BulkAccessDialog({ entries, onClose }: { entries: readonly CalendarEntry[]; onClose: () => void }) {
  const client = useQueryClient();
  const refresh = useInvalidateCalendarData();
  const owned = entries.filter(({ accessRole, deleted }) => accessRole === 'owner' && !deleted);
  const [question, setQuestion] = useState<BulkAccessRequest>({ email: '', kind: 'give', role: 'reader' });
  const [chosen, toggle, rules] = useChosen();
  const begin = useMutation({
    mutationFn: () => startJob(toAccessJob(question, calendars)),
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  if (begin.data) {
    return (
      <WindowPart onClose={onClose}>
        <JobReportDialog job={begin.data} onEnd={refresh} onClose={onClose} />
      </WindowPart>
    );
  }
  const { email, kind, role } = question;
  const calendars = owned.flatMap((entry) => {
    const known = rules.get(entry.id ?? '')?.data;
    return known ? [{ entry, rule: findRule(known, email) }] : [];
  });
  const toDo = calendars.filter(({ rule }) => !isAlreadyApplied(question, rule)).length;
  const refusal = findRefusal(question, { chosen: chosen.size, read: calendars.length, toDo });
  const set = (change: Partial<BulkAccessRequest>) => setQuestion({ ...question, ...change });
  return (
    <FormDialog
      title="Bulk calendar access"
      saveLabel={getActionLabel(kind === 'give' ? 'Grant access' : 'Revoke access', toDo, 'calendar', 'to')}
      operationId={BULK_OPERATIONS[kind]}
      canSave={refusal === undefined}
      disabledReason={refusal}
      isBusy={begin.isPending}
      isDangerous={kind === 'take'}
      effect="undo"
      error={begin.error && explainFailure('The job was not started', begin.error)}
      onSave={() => begin.mutate()}
      onClose={onClose}
    >
      <PeopleField label="Person" isSingle value={email} onChange={(next) => set({ email: next })} autoFocus />
      <RadioChoice label="Action" options={KINDS} value={kind} onChange={(next) => set({ kind: next })} />
      {kind === 'give' && (
        <NativeSelect label="Access" choices={assignableRoles} value={role} onChange={(next) => set({ role: next })} />
      )}
      <BulkAccessList entries={owned} chosen={rules} question={question} onToggle={toggle} />
      <p className="text-ink-2 text-small">Calendars whose access has changed in the meantime are skipped.</p>
    </FormDialog>
  );
}

type Counts = { chosen: number; read: number; toDo: number };

/** Returns the reason why the job cannot be started. Returns undefined if it can. */
function findRefusal({ email, kind }: BulkAccessRequest, { chosen, read, toDo }: Counts): string | undefined {
  if (!email.includes('@')) return 'Enter a person first.';
  if (chosen === 0) return 'Choose a calendar first.';
  if (read < chosen) return 'The access rules of a calendar are not loaded.';
  if (toDo > 0) return undefined;
  return kind === 'give' ? 'The person already has this access.' : 'The person has no access to revoke.';
}

/** Returns the selected calendars, a function to change the selection, and the access rules of each. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = [...chosen];
  const read = useQueries({ queries: ids.map((id) => accessRulesQuery(id, false)) });
  const rules = new Map(ids.map((id, index) => [id, { data: read[index]?.data, error: read[index]?.error ?? null }]));
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return [chosen, toggle, rules] as const;
}
