import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { knownEventsQuery } from '#features/events/list/known-events-query.ts';
import { useInvalidateCalendarData } from '#shared/calendar/calendar-queries.ts';
import { isWritable } from '#shared/calendar/event-rights.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { decodeText } from '#shared/content/decoding/decode-text.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { JobProgress } from '#shared/jobs/job-progress.tsx';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { findDuplicates } from './find-duplicates.ts';
import { countEvents, toImportJob } from './import-body.ts';
import { ImportPreview } from './import-preview.tsx';
import { type IcsFile, readIcs } from './read-ics.ts';

type ImportDialogProps = { calendars: readonly CalendarInfo[]; zone: string; onClose: () => void };

/** Imports the events of an iCalendar file into a calendar, as a job. Shows existing events first. */
export function ImportDialog({ calendars, zone, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const renew = useInvalidateCalendarData();
  const input = useRef<HTMLInputElement>(null);
  const writable = calendars.filter(isWritable);
  const [calendar, setCalendar] = useState(writable[0]);
  const [file, setFile] = useState<(IcsFile & { name: string }) | undefined>(undefined);
  const read = useMutation({
    mutationFn: async (chosen: File) => {
      const { text } = await decodeText(new Uint8Array(await chosen.arrayBuffer()));
      setFile({ ...readIcs(text), name: chosen.name });
    },
    onError: () => setFile(undefined),
  });
  const known = useQuery({ ...knownEventsQuery(calendar?.id ?? ''), enabled: file !== undefined });
  const duplicates = useMemo(() => findDuplicates(file?.events ?? [], known.data ?? []), [file, known.data]);
  const fresh = file?.events.filter(({ iCalUID }) => !duplicates.has(iCalUID)) ?? [];
  const begin = useMutation({
    mutationFn: (into: CalendarInfo) => startJob(toImportJob(into, fresh, file?.name ?? '')),
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  if (!calendar) {
    return (
      <Dialog title="Import events" isOpen onClose={onClose}>
        <p className="text-ink-2">You cannot add events to any calendar.</p>
      </Dialog>
    );
  }
  return (
    <Dialog title="Import events" isOpen onClose={onClose}>
      {begin.data ? (
        <JobProgress jobId={begin.data.jobId} onEnd={renew} />
      ) : (
        <>
          <NativeSelect
            label="Import to"
            choices={writable.map(({ id, name }) => ({ value: id, label: name }))}
            value={calendar.id}
            onChange={(id) => setCalendar(writable.find((each) => each.id === id) ?? calendar)}
          />
          <div className="flex items-center gap-8">
            <input
              ref={input}
              type="file"
              hidden
              accept=".ics,text/calendar"
              aria-label="iCalendar file (.ics)"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) read.mutate(chosen);
                target.value = ''; // Lets the user select the same file again after correcting it.
              }}
            />
            <Button size="form" onPress={() => input.current?.click()}>
              {file ? 'Choose another file' : 'Choose an iCalendar file'}
            </Button>
            <span className="min-w-0 truncate text-ink-2">{file?.name}</span>
          </div>
          {read.error && (
            <p role="alert" className="text-red-fg">
              This file could not be read: {read.error.message}
            </p>
          )}
          {known.error && (
            <ErrorView
              error={known.error}
              title="The calendar’s events could not be loaded"
              onRetry={() => void known.refetch()}
            />
          )}
          {file && known.isFetching && <p className="text-ink-3">Checking for duplicates</p>}
          {file && known.isSuccess && !known.isFetching && (
            <ImportPreview file={file} calendar={calendar} duplicates={duplicates} zone={zone} />
          )}
          {begin.error && (
            <p role="alert" className="text-red-fg">
              {explainFailure('The import was not started', begin.error)}
            </p>
          )}
        </>
      )}
      <DialogButtons>
        <DialogClose onClose={onClose}>{begin.data ? 'Close' : 'Cancel'}</DialogClose>
        {!begin.data && (
          <Button
            size="form"
            kind="primary"
            data-op="calendar.events.import"
            disabledReason={
              known.isSuccess && fresh.length === 0 ? 'All events in this file are duplicates.' : undefined
            }
            isBusy={!known.isSuccess || known.isFetching || begin.isPending}
            onPress={() => begin.mutate(calendar)}
          >
            Import {known.isSuccess ? countEvents(fresh) : ''}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
