import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import type { StartForm } from './form/use-start-form.ts';

/** A file to start an approval of. */
export type SelectedFile = Pick<DriveSchemas['File'], 'id' | 'name' | 'version' | 'capabilities'>;

/** Returns the job that starts an approval of each file, with one call per file. */
export function toStartJob(files: readonly SelectedFile[], { values, body, escalation }: StartForm): JobDraft {
  return {
    title: `Start ${countOf(files.length, 'approval')}`,
    operationId: 'drive.approvals.start',
    items: files.map(({ id = '', name = id, version }) => ({
      id,
      label: name.slice(0, 300),
      params: { fileId: id },
      body,
      ...(escalation.length > 0 && { escalation }),
      ...(values.pinsContent && { pinsContent: true as const }),
      ...(version !== undefined && { ifMatch: version }),
    })),
  };
}
