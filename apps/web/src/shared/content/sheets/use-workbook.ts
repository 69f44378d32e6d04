import { useEffect, useState } from 'react';
import { appendStream } from './append-stream.ts';
import type { WorkbookFacts } from './model/sheet-facts.ts';
import { isDelimited, type SheetFormat } from './model/sheet-format.ts';
import { SheetClient } from './worker/sheet-client.ts';

/** The source of a spreadsheet. A new source is a different object. */
export type WorkbookInput = {
  content: Blob;
  format: SheetFormat;
  name: string;
  /** Reads the rest of a long text, after `content`. */
  readRest?: ((signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>) | undefined;
};

/** A spreadsheet in a separate worker. The metadata of a text changes while it loads. */
export type OpenedWorkbook = {
  client: SheetClient | undefined;
  facts: WorkbookFacts | undefined;
  error: Error | undefined;
};

const NOTHING: OpenedWorkbook = { client: undefined, facts: undefined, error: undefined };

/** Opens a spreadsheet, and closes it when it is no longer shown. */
export function useWorkbook(input: WorkbookInput): OpenedWorkbook {
  const [opened, setOpened] = useState(NOTHING);
  useEffect(() => {
    const client = new SheetClient();
    const aborting = new AbortController();
    const onFacts = (facts: WorkbookFacts) => {
      if (!aborting.signal.aborted) setOpened({ client, facts, error: undefined });
    };
    openIn(client, input, onFacts, aborting.signal).catch((error: Error) => {
      if (!aborting.signal.aborted) setOpened((before) => ({ ...before, error }));
    });
    return () => {
      aborting.abort();
      client.close();
      setOpened(NOTHING);
    };
  }, [input]);
  return opened;
}

async function openIn(
  client: SheetClient,
  { content, format, name, readRest }: WorkbookInput,
  onFacts: (facts: WorkbookFacts) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!(isDelimited(format) && readRest)) {
    onFacts(await client.call('open', content, format, name));
    return;
  }
  await client.call('begin', format, name);
  onFacts(await client.call('append', await content.arrayBuffer()));
  await appendStream(client, await readRest(signal), onFacts);
  onFacts(await client.call('end'));
}
