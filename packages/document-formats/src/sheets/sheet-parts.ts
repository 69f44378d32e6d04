/** The files of a workbook's archive. */
export type SheetParts = {
  names: readonly string[];
  /** Decompresses a file chunk by chunk. Does nothing if it does not exist. */
  read: (name: string, onText: (text: string) => void) => Promise<void>;
};

/** Reads a file of the archive as one text. Returns an empty string if it does not exist. */
export async function readWhole(parts: SheetParts, name: string): Promise<string> {
  const pieces: string[] = [];
  await parts.read(name, (text) => pieces.push(text));
  return pieces.join('');
}

/**
 * Reads XML in chunks that end with a closing tag, such as `</row>`, so that a large file is never held as one text. `take`
 * receives the complete chunks in order. The last one may end with anything.
 */
export async function readInChunks(
  parts: SheetParts,
  name: string,
  end: RegExp,
  take: (xml: string) => void,
): Promise<void> {
  let rest = '';
  let searchFrom = CHUNK_CHARACTERS;
  await parts.read(name, (text) => {
    rest += text;
    if (rest.length < searchFrom) return;
    const last = [...rest.matchAll(end)].at(-1);
    // Searched again only at twice the length, so that a text without the tag takes linear time.
    searchFrom = last ? CHUNK_CHARACTERS : 2 * rest.length;
    if (!last) return;
    const cut = last.index + last[0].length;
    take(rest.slice(0, cut));
    rest = rest.slice(cut);
  });
  take(rest);
}

const CHUNK_CHARACTERS = 1_000_000;
