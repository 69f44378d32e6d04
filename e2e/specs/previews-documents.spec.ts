import { DOCUMENT_FILES } from '../corpus/document-files.ts';
import { FONT_FILES } from '../corpus/font-files.ts';
import { SHEET_FILES } from '../corpus/sheet-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus(
  'every document and message of the corpus is shown and compared, and runs nothing',
  DOCUMENT_FILES,
  // Chromium says of the style sheet of a message that the policy keeps it out.
  /Applying inline style violates/,
);

checkCorpus('every spreadsheet of the corpus is shown and compared, and fetches nothing', SHEET_FILES);

checkCorpus('every font of the corpus is shown and compared, and a damaged one is refused', FONT_FILES);
