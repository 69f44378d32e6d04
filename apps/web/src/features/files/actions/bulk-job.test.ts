import { expect, test } from 'vitest';
import { listApplicableFiles, toBulkJob } from './bulk-job.ts';

const plan = { id: 'plan', name: 'Plan.txt', parents: ['inbox'], version: '7' };
const scan = { id: 'scan', name: 'Scan.pdf', capabilities: { canTrash: false, canDelete: false } };
const folder = { id: 'folder', name: 'Old', mimeType: 'application/vnd.google-apps.folder' };

test('each file is moved out of its own folders', () => {
  const job = toBulkJob({ kind: 'move', folderId: 'archive', folderName: 'Archive' }, [plan, scan]);
  expect(job).toEqual({
    title: 'Move 2 items to Archive',
    operationId: 'drive.files.update',
    items: [
      {
        id: 'plan',
        label: 'Plan.txt',
        params: { fileId: 'plan', supportsAllDrives: true, addParents: 'archive', removeParents: 'inbox' },
        body: {},
        ifMatch: '7',
      },
      {
        id: 'scan',
        label: 'Scan.pdf',
        params: { fileId: 'scan', supportsAllDrives: true, addParents: 'archive' },
        body: {},
      },
    ],
  });
});

test('deleted and trashed files are bound to the displayed version; copied files are not', () => {
  expect(toBulkJob({ kind: 'trash' }, [plan]).items[0]?.ifMatch).toBe('7');
  expect(toBulkJob({ kind: 'copy' }, [plan]).items[0]?.ifMatch).toBeUndefined();
  const job = toBulkJob({ kind: 'delete' }, [plan]);
  expect(job.title).toBe('Delete Plan.txt forever');
  expect(job.items).toEqual([
    { id: 'plan', label: 'Plan.txt', params: { fileId: 'plan', supportsAllDrives: true }, ifMatch: '7' },
  ]);
});

test('each copy has its own name', () => {
  const { items } = toBulkJob({ kind: 'copy' }, [plan, scan]);
  expect(items.map(({ body }) => body)).toEqual([{ name: 'Copy of Plan.txt' }, { name: 'Copy of Scan.pdf' }]);
});

test('files to which the action does not apply are skipped', () => {
  const files = [plan, scan, folder];
  expect(listApplicableFiles('trash', files)).toEqual([plan, folder]);
  expect(listApplicableFiles('delete', files)).toEqual([plan, folder]);
  expect(listApplicableFiles('copy', files)).toEqual([plan, scan]);
  expect(listApplicableFiles('move', files)).toEqual(files);
});
