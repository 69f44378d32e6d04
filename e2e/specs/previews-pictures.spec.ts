import { PICTURE_FILES } from '../corpus/picture-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus(
  'every picture of the corpus is shown and compared, and counts as seen as far as it was',
  PICTURE_FILES,
  // Chromium itself asks again for a picture that it could not draw, which the policy refuses.
  /Connecting to 'blob:/,
);
