import { PICTURE_FILES } from '../corpus/picture-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus(
  'pictures of the corpus are shown and compared, and count as seen as far as they were',
  PICTURE_FILES,
  // Chromium itself requests a picture again that it could not draw, which the content security policy blocks.
  /Connecting to 'blob:/,
);
