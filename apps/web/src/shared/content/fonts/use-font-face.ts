import { useEffect, useState } from 'react';
import { generateId } from '#lib/random-id.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';

/** A font loaded under a unique name, or the loading error. */
type LoadedFace = { family?: string; error?: Error };

/** Registers a font with the page under a unique name while it is shown. The browser uses the given bytes and fetches nothing. */
export function useFontFace(content: Blob | undefined): LoadedFace {
  const [loaded, setLoaded] = useState<LoadedFace>({});
  useEffect(() => {
    if (!content) return undefined;
    let face: FontFace | undefined;
    let isEnded = false;
    const load = async () => {
      const family = `shown-${generateId()}`;
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
