import { useEffect, useState } from 'react';
import { randomId } from '#lib/random-id.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';

/** A font under a name that no other has: loaded, or why it is not. */
type LoadedFace = { family?: string; error?: Error };

/** Gives a font to the page for as long as it is shown, under a name of its own. The browser takes its bytes and asks nobody for more. */
export function useFontFace(content: Blob | undefined): LoadedFace {
  const [loaded, setLoaded] = useState<LoadedFace>({});
  useEffect(() => {
    if (!content) return undefined;
    let face: FontFace | undefined;
    let isEnded = false;
    const load = async () => {
      const family = `shown-${randomId()}`;
      const loading = new FontFace(family, await content.arrayBuffer());
      await loading.load();
      if (isEnded) return;
      face = loading;
      document.fonts.add(face);
      setLoaded({ family });
    };
    load().catch(() => !isEnded && setLoaded({ error: refused() }));
    return () => {
      isEnded = true;
      if (face) document.fonts.delete(face);
      setLoaded({});
    };
  }, [content]);
  return loaded;
}

function refused(): Error {
  const remedy = 'The file may be damaged. Download the file to open it in another program.';
  return new DecodingError('This font is not valid: the browser cannot use it.', remedy);
}
