import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { channelsQuery } from '#shared/alerts/channels-query.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { WEEKDAYS } from '#shared/format/weekdays.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { FolderField } from './folder-field.tsx';
import {
  clockError,
  createReportForm,
  FOLDER,
  FORMAT_LABELS,
  getFormats,
  getReportForm,
  type ReportForm,
  toReportDraft,
} from './report-form.ts';
import { type Report, useSaveReport } from './report-queries.ts';
import type { ReportSource } from './report-source.ts';

const DAYS = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }));
const FREQUENCIES = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const;

type ReportDialogProps = { onClose: () => void } & ({ source: ReportSource } | { report: Report });

/** Schedules a report of the shown list, or edits a report. */
export function ReportDialog({ onClose, ...list }: ReportDialogProps) {
  const report = 'report' in list ? list.report : undefined;
  const source = 'report' in list ? { ...list.report.source, name: list.report.name } : list.source;
  const { data } = useQuery(channelsQuery);
  const router = useRouter();
  const [entered, setEntered] = useState<ReportForm>();
  const [shown] = useState(() => report?.path ?? withoutPeek(router.state.location.href));
  const channels = (data?.channels ?? []).filter(({ isEnabled }) => isEnabled);
  const form = entered ?? (report ? getReportForm(report) : createReportForm(source, channels[0]?.channelId));
  const change = (more: Partial<ReportForm>) => setEntered({ ...form, ...more });
  const save = useSaveReport(report?.reportId);
  const { operationId, params } = source;
  const draft = toReportDraft(form, { source: { operationId, params }, path: shown }, report?.isEnabled ?? true);
  const submit = () => {
    if (!draft) return;
    save.mutate(draft, {
      onSuccess: () => {
        notify(report ? 'Report saved' : 'Report scheduled');
        onClose();
      },
    });
  };
  const destinations = [
    ...channels.map(({ channelId, name }) => ({ value: channelId, label: name })),
    { value: FOLDER, label: 'Folder in Files' },
  ];
  return (
    <Dialog title={report ? 'Edit report' : 'Schedule report'} isOpen onClose={onClose}>
      {!report && <p className="text-ink-2">Exports all rows that match the current filters, with your permissions.</p>}
      <TextField label="Name" value={form.name} maxLength={80} onChange={(name) => change({ name })} />
      <NativeSelect
        label="Format"
        choices={getFormats(operationId).map((value) => ({ value, label: FORMAT_LABELS[value] }))}
        value={form.format}
        onChange={(format) => change({ format })}
      />
      <NativeSelect
        label="Send to"
        choices={destinations}
        value={form.destination}
        onChange={(destination) => change({ destination })}
      />
      {form.destination === FOLDER && (
        <FolderField
          name={form.folderName}
          startId={form.folderId || undefined}
          fault={form.format === 'digest' ? 'A digest needs a channel. Choose another format.' : undefined}
          onChange={(folderId, folderName) => change({ folderId, folderName })}
        />
      )}
      {channels.length === 0 && data && (
        <p className="text-ink-2">To get reports by email or at a webhook, add a channel under Alerts, Delivery.</p>
      )}
      <ScheduleFields form={form} onChange={change} />
      <DialogFoot error={save.error && explainFailure('The report was not saved', save.error)} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          isBusy={save.isPending}
          disabledReason={draft ? undefined : 'Complete the fields first.'}
          onPress={submit}
        >
          {report ? 'Save' : 'Schedule'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function ScheduleFields({ form, onChange }: { form: ReportForm; onChange: (more: Partial<ReportForm>) => void }) {
  const { frequency, weekday, clock, timeZone } = form;
  return (
    <>
      <NativeSelect
        label="Frequency"
        choices={FREQUENCIES}
        value={frequency}
        onChange={(value) => onChange({ frequency: value })}
      />
      {frequency === 'weekly' && (
        <NativeSelect
          label="Day"
          choices={DAYS}
          value={String(weekday)}
          onChange={(value) => onChange({ weekday: Number(value) })}
        />
      )}
      <TextField
        label="Time"
        value={clock}
        placeholder="08:30"
        maxLength={5}
        errorMessage={clockError(clock)}
        onChange={(value) => onChange({ clock: value })}
      />
      <ZoneField label="Time zone" value={timeZone} onChange={(zone) => onChange({ timeZone: zone })} />
    </>
  );
}

/** Returns the URL of a list without the row open beside it. */
function withoutPeek(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://console.invalid');
  searchParams.delete('peek');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
