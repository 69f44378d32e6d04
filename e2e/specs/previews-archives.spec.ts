import { ARCHIVE_FILES } from '../corpus/archive-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus('archives of the corpus are listed, and their files are opened and compared', ARCHIVE_FILES);
