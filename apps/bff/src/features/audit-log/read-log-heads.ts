import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { ChainHead } from '#platform/audit-trail/chain-record.ts';

const headLine = z.object({
  auditHead: z.object({ writer: z.string(), number: z.int(), mac: z.string() }),
});

/** Reads the chain heads from a log of the console. */
export async function readLogHeads(path: string): Promise<ChainHead[]> {
  const heads: ChainHead[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (!line.includes('"auditHead"')) continue;
    const parsed = headLine.safeParse(parseLine(line));
    if (parsed.success) heads.push(parsed.data.auditHead);
  }
  return heads;
}

// Logs may be truncated or contain lines of other programs.
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
