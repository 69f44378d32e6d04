import { sampleFile, sampleFolder } from '#testing/sample-files.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

export const legal = sampleFolder('legal', 'Legal', 'root-1');
export const contracts = sampleFolder('contracts', 'Contracts', 'legal');
export const folders = new Map([
  ['legal', legal],
  ['contracts', contracts],
]);

export const responses: StubResponses = {
  'drive.files.list': ({ query }) => ({
    files: query.get('q')?.includes("'legal' in parents") ? [contracts] : [legal, sampleFile()],
  }),
  'drive.files.get': ({ pathParams }) =>
    folders.get(pathParams.fileId ?? '') ?? serviceError(404, 'notFound', 'File not found.'),
};
