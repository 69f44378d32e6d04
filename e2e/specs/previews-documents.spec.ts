import { DOCUMENT_FILES } from '../corpus/document-files.ts';
import { FONT_FILES } from '../corpus/font-files.ts';
import { SHEET_FILES } from '../corpus/sheet-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus(
  'documents and messages of the corpus are shown and compared, and run nothing',
  DOCUMENT_FILES,
  // Chromium reports that the content security policy blocks the style sheet of a message.
  /Applying inline style violates/,
);

checkCorpus('spreadsheets of the corpus are shown and compared, and fetch nothing', SHEET_FILES);

checkCorpus('fonts of the corpus are shown and compared, and a damaged one is refused', FONT_FILES);
