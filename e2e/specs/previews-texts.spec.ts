import { TEXT_FILES } from '../corpus/text-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';

checkCorpus('every text of the corpus is shown and compared, and counts as seen as far as it was', TEXT_FILES);
