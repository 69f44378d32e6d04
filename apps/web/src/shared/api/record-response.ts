import { recordCallOutcome } from './call-log.ts';

const NEXT = /"nextPageToken":\s*"([^"]+)"/;

/** Records the size of a response and the next page token in the call log, once the response is read. Returns the response. */
export function recordResponse(callId: number, response: Response): Response {
  const read = response.arrayBuffer.bind(response);
  response.arrayBuffer = async () => {
    const bytes = await read();
    recordCallOutcome(callId, { sizeBytes: bytes.byteLength });
    return bytes;
  };
  response.text = async () => {
    const bytes = await read();
    const text = new TextDecoder().decode(bytes);
    recordCallOutcome(callId, { sizeBytes: bytes.byteLength, nextPageToken: NEXT.exec(text)?.[1] });
    return text;
  };
  const readBlob = response.blob.bind(response);
  response.blob = async () => {
    const blob = await readBlob();
    const text = blob.type.startsWith('application/json') ? await blob.text() : '';
    recordCallOutcome(callId, { sizeBytes: blob.size, nextPageToken: NEXT.exec(text)?.[1] });
    return blob;
  };
  response.json = async () => JSON.parse(await response.text());
  return response;
}
