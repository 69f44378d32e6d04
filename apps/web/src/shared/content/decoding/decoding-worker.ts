// Decodes one file in a worker. The page stays responsive and can cancel the decoding at any time.
import { LimitError } from '@rotunda/document-formats/limit-error';
import type { DecodingRequest, DecodingResponse, DecodingTask, DecodingTasks } from './decoding-messages.ts';

self.onmessage = ({ data }: MessageEvent<DecodingRequest>) =>
  void decode(data).then((response) => self.postMessage(response));

type Decoders = {
  [Task in DecodingTask]: (
    bytes: Uint8Array<ArrayBuffer>,
    input: DecodingTasks[Task]['input'],
  ) => Promise<DecodingTasks[Task]['output']>;
};

// Each is lazy-loaded, because it needs large libraries.
const DECODERS: Decoders = {
  document: async (bytes, { format }) => (await import('./decode-document.ts')).decodeDocument(bytes, format),
  archive: async (bytes, input) => (await import('./read-archive.ts')).listArchive({ ...input, bytes }),
  archiveMember: async (bytes, { path, ...input }) =>
    (await import('./read-archive.ts')).readArchiveMember({ ...input, bytes }, path),
  font: async (bytes, input) => (await import('./decode-font.ts')).decodeFont(bytes, input),
  tiff: async (bytes) => (await import('./decode-tiff.ts')).decodeTiff(bytes),
};

async function decode(request: DecodingRequest): Promise<DecodingResponse> {
  try {
    return { outcome: 'decoded', output: await run(request) };
  } catch (error) {
    return error instanceof LimitError ? { outcome: 'limit', message: error.message } : { outcome: 'broken' };
  }
}

function run<Task extends DecodingTask>({ task, bytes, input }: DecodingRequest<Task>): Promise<unknown> {
  return DECODERS[task](new Uint8Array(bytes), input);
}
