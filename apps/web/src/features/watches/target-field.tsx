import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { findFileId } from './file-id.ts';
import type { WatchKind } from './watch-kinds.ts';

/** The target of a new watch: its ID, if the kind has one, and its label. */
export type WatchTarget = { targetId: string | undefined; label: string };

type TargetFieldProps = {
  kind: WatchKind;
  /** The selected or typed text. */
  text: string;
  onText: (text: string) => void;
};

/** The field for the target of a watch. Renders nothing for kinds that refer to the user. */
export function TargetField({ kind, text, onText }: TargetFieldProps) {
  if (kind === 'file') return <FileField text={text} onText={onText} />;
  if (kind === 'changes') return <DriveField text={text} onText={onText} />;
  if (kind === 'events' || kind === 'acl') return <CalendarField text={text} onText={onText} />;
  return null;
}

/** Returns the target for a text. Returns undefined if none exists. */
export function useWatchTarget(kind: WatchKind, text: string): WatchTarget | undefined {
  const fileId = kind === 'file' ? findFileId(text) : undefined;
  const file = useQuery({ ...fileQuery(fileId ?? ''), enabled: fileId !== undefined });
  const drives = useQuery({ ...sharedDrivesQuery, enabled: kind === 'changes' });
  const calendars = useQuery({ ...calendarListQuery, enabled: kind === 'events' || kind === 'acl' });
  switch (kind) {
    case 'file':
      return file.data && fileId !== undefined ? { targetId: fileId, label: file.data.name ?? fileId } : undefined;
    case 'changes': {
      const drive = drives.data?.drives?.find(({ id }) => id === text);
      return { targetId: drive?.id, label: drive?.name ?? 'All files visible to you' };
    }
    case 'calendarList':
      return { targetId: undefined, label: 'Your calendar list' };
    case 'settings':
      return { targetId: undefined, label: 'Your calendar settings' };
    default: {
      const calendar = calendars.data?.find(({ id }) => id === text) ?? calendars.data?.[0];
      return calendar?.id ? { targetId: calendar.id, label: calendar.summary ?? calendar.id } : undefined;
    }
  }
}

type FieldProps = Pick<TargetFieldProps, 'text' | 'onText'>;

function FileField({ text, onText }: FieldProps) {
  const fileId = findFileId(text);
  const file = useQuery({ ...fileQuery(fileId ?? ''), enabled: fileId !== undefined });
  const isNone = text.trim() !== '' && fileId === undefined;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="File"
        description="File ID or link"
        value={text}
        onChange={onText}
        errorMessage={isNone ? 'Not a file ID or link' : (file.error && explainError(file.error)) || undefined}
        autoFocus
      />
      <p role="status" className="text-small">
        {file.data?.name}
      </p>
    </div>
  );
}

function DriveField({ text, onText }: FieldProps) {
  const drives = useQuery(sharedDrivesQuery);
  const choices = (drives.data?.drives ?? []).flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : []));
  return (
    <NativeSelect
      label="Location"
      choices={[{ value: '', label: 'All files visible to you' }, ...choices]}
      value={choices.some(({ value }) => value === text) ? text : ''}
      onChange={onText}
    />
  );
}

function CalendarField({ text, onText }: FieldProps) {
  const calendars = useQuery(calendarListQuery);
  const choices = (calendars.data ?? []).flatMap(({ id, summary }) =>
    id ? [{ value: id, label: summary ?? id }] : [],
  );
  const chosen = choices.find(({ value }) => value === text) ?? choices[0];
  return (
    <div className="flex flex-col gap-4">
      <NativeSelect label="Calendar" choices={choices} value={chosen?.value ?? ''} onChange={onText} />
      {isUnreadable(calendars) && (
        <p role="alert" className="text-red-fg text-small">
          {explainError(calendars.error)}
        </p>
      )}
    </div>
  );
}

function fileQuery(fileId: string) {
  return operationQuery('drive.files.get', { fileId, supportsAllDrives: true, fields: 'id,name' });
}
