import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const FOUND_FILES_PAGE_SIZE = 8;

type ApprovalFilePickerProps = { fileId: string | undefined; onPick: (fileId: string) => void };

/** Finds the file to approve by name. Files that cannot be sent for approval state the reason. */
export function ApprovalFilePicker({ fileId, onPick }: ApprovalFilePickerProps) {
  const [name, setName] = useState('');
  const term = useDebouncedText(name).trim();
  const found = useQuery({
    ...operationQuery('drive.files.list', {
      q: `name contains ${quoteTerm(term)} and trashed = false and mimeType != 'application/vnd.google-apps.folder'`,
      pageSize: FOUND_FILES_PAGE_SIZE,
      supportsAllDrives: true,
      includeItemsFromAllDrives: true,
      fields: 'nextPageToken,files(id,name,capabilities(canStartApproval))',
    }),
    enabled: term !== '',
  });
  const files = found.data?.files ?? [];
  return (
    <>
      <TextField
        label="File"
        description="Type the beginning of a word in the file name."
        value={name}
        onChange={setName}
        autoFocus
      />
      {found.error && <p className="text-red-fg">The files could not be found: {explainError(found.error)}</p>}
      {found.data && files.length === 0 && <p className="text-ink-2">No files with this name</p>}
      {files.length > 0 && (
        <RadioChoice
          label={
            files.length === FOUND_FILES_PAGE_SIZE
              ? `The first ${FOUND_FILES_PAGE_SIZE} that match`
              : 'Files that match'
          }
          options={files.map((file) => ({
            value: file.id ?? '',
            label: file.name ?? '',
            ...(file.capabilities?.canStartApproval === false && {
              isDisabled: true,
              detail: 'Only people who can edit this file can start an approval.',
            }),
          }))}
          value={fileId ?? ''}
          onChange={onPick}
        />
      )}
    </>
  );
}
