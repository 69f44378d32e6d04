import { useEffect, useState } from 'react';
import type { ComparedSheet } from '#shared/content/sheets/comparing/comparison-facts.ts';
import type { SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';

type Compared = {
  client: SheetClient | undefined;
  sheets: readonly ComparedSheet[] | undefined;
  error: Error | undefined;
};

const NOTHING: Compared = { client: undefined, sheets: undefined, error: undefined };

/** Compares two revisions of a spreadsheet in a separate worker, once both are loaded. */
export function useComparedSheets(
  before: Blob | undefined,
  after: Blob | undefined,
  format: SheetFormat,
  name: string,
): Compared {
  const [compared, setCompared] = useState(NOTHING);
  useEffect(() => {
    if (!before || !after) return undefined;
    const client = new SheetClient();
    let isCurrent = true;
    client.call('compare', before, after, format, name).then(
      (sheets) => isCurrent && setCompared({ client, sheets, error: undefined }),
      (error: Error) => isCurrent && setCompared({ client: undefined, sheets: undefined, error }),
    );
    return () => {
      isCurrent = false;
      client.close();
      setCompared(NOTHING);
    };
  }, [before, after, format, name]);
  return compared;
}
