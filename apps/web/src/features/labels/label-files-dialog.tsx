import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { getLabelName, useLabelNames } from './label-names-query.ts';
import { LabelPicker } from './label-picker.tsx';

type SelectedFile = Pick<DriveSchemas['File'], 'id' | 'name' | 'version'>;

type LabelFilesDialogProps = { files: readonly SelectedFile[]; onClose: () => void; onStarted: () => void };

const WAYS = [
  { value: 'add', label: 'Add label' },
  { value: 'remove', label: 'Remove label' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** Adds a label to several files or removes it, as a job with one call per file. */
export function LabelFilesDialog({ files, onClose, onStarted }: LabelFilesDialogProps) {
  const client = useQueryClient();
  const runJob = useRunJob();
  const fileIds = files.flatMap(({ id }) => id ?? []);
  const names = useLabelNames();
  const [text, setText] = useState('');
  const [way, setWay] = useState<Way>('add');
  const { error, isPending, clearError, submit } = useDialogSubmit(onClose);
  const items = countOf(files.length, 'item');
  const labelId = text.trim();
  const send = async () => {
    const modification = { labelId, ...(way === 'remove' && { removeLabel: true }) };
    await runJob(
      {
        title:
          `${way === 'add' ? `Label ${items} with` : `Remove label from ${items}:`} ${getLabelName(names, labelId)}`.slice(
            0,
            200,
          ),
        operationId: 'drive.files.modifyLabels',
        items: files.map(({ id = '', name = id, version }) => ({
          id,
          label: name.slice(0, 300),
          params: { fileId: id },
          body: { labelModifications: [modification] },
          ...(version !== undefined && { ifMatch: version }),
        })),
      },
      () => ['drive.files.listLabels', 'drive.files.list'].map((id) => client.invalidateQueries({ queryKey: [id] })),
    );
    onStarted();
  };
  return (
    <Dialog title={`Label ${items}`} isOpen onClose={onClose}>
      <LabelPicker
        fileIds={fileIds}
        value={text}
        onChange={(value) => {
          setText(value);
          clearError();
        }}
        errorMessage={error}
      />
      <div>
        <SingleSelect label="Do" choices={WAYS} value={way} onChange={setWay} />
      </div>
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.files.modifyLabels"
          disabledReason={labelId === '' ? 'Choose a label first.' : undefined}
          isBusy={isPending}
          onPress={() => void submit(send)}
        >
          {way === 'add' ? 'Add label' : 'Remove label'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
