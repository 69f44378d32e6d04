import type { WorkbookFacts } from './model/sheet-facts.ts';
import type { SheetClient } from './worker/sheet-client.ts';

const PIECE_BYTES = 1024 * 1024;
const REPORT_MS = 250;

/** Sends arriving data to the worker in larger chunks, and periodically reports the current metadata. */
export async function appendStream(
  client: SheetClient,
  stream: ReadableStream<Uint8Array>,
  onFacts: (facts: WorkbookFacts) => void,
): Promise<void> {
  const reader = stream.getReader();
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let [pieceBytes, reportedMs] = [0, performance.now()];
  const send = async () => {
    const facts = await client.call('append', await new Blob(pieces).arrayBuffer());
    [pieces, pieceBytes] = [[], 0];
    if (performance.now() - reportedMs < REPORT_MS) return;
    reportedMs = performance.now();
    onFacts(facts);
  };
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    pieces.push(new Uint8Array(part.value));
    pieceBytes += part.value.length;
    if (pieceBytes >= PIECE_BYTES) await send();
  }
  await send();
}
