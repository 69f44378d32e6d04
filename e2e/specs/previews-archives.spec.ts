import { ARCHIVE_FILES } from '../corpus/archive-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus('every archive of the corpus is listed, and its files are opened and compared', ARCHIVE_FILES);
