/** The files of the archive of a workbook. */
export type SheetParts = {
  names: readonly string[];
  /** Unpacks a file piece by piece; nothing for one that is not there. */
  read: (name: string, onText: (text: string) => void) => Promise<void>;
};

/** A file of the archive as one text, which is empty when it is not there. */
export async function readWhole(parts: SheetParts, name: string): Promise<string> {
  const pieces: string[] = [];
  await parts.read(name, (text) => pieces.push(text));
  return pieces.join('');
}

/**
 * Reads XML in chunks that end with a closing tag, such as `</row>`, so that a file of any size is never one text. `take` is given whole
 * chunks in their order; the last one may end with anything.
 */
export async function readInChunks(
  parts: SheetParts,
  name: string,
  end: RegExp,
  take: (xml: string) => void,
): Promise<void> {
  let rest = '';
  await parts.read(name, (text) => {
    rest += text;
    if (rest.length < CHUNK_CHARACTERS) return;
    const last = [...rest.matchAll(end)].at(-1);
    if (!last) return;
    const cut = last.index + last[0].length;
    take(rest.slice(0, cut));
    rest = rest.slice(cut);
  });
  take(rest);
}

const CHUNK_CHARACTERS = 1_000_000;
