import { TEXT_FILES } from '../corpus/text-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus('texts of the corpus are shown and compared, and count as seen as far as they were', TEXT_FILES);
