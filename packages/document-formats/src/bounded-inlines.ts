import { type MarkedExtension, type Token, Tokenizer } from 'marked';

const MAX_TEXT = 1_000; // Characters at a time.
const ADDRESS = /^(?:https?:|ftp:|www\.)/iu;
const MIN_CHARACTERS = 10_000;
const MAX_PASSES = 10;

/** The characters that the parser may still search in a paragraph. */
type Budget = { left: number };
/** The budgets of the paragraphs of a text, and the one in use. */
type Budgets = { byParagraph: Map<string, Budget>; current: Budget | undefined };

const budgetsOf = new WeakMap<object, Budgets>();

/**
 * Parses the inlines of a paragraph in linear time. For each mark of emphasis, the library searches the rest of the paragraph for
 * one that closes it, and for each piece of text, the rest of the word for an address: 30,000 marks without a counterpart take
 * minutes. Here, the remaining marks of a paragraph are text after ten passes over it, and text is parsed in pieces.
 */
export const boundedInlines: MarkedExtension = {
  tokenizer: {
    inlineText(source) {
      return Tokenizer.prototype.inlineText.call(this, takePiece(source));
    },
    url(source) {
      const isAddress = ADDRESS.test(source) || source.slice(0, MAX_TEXT).includes('@');
      return isAddress ? Tokenizer.prototype.url.call(this, source) : undefined;
    },
    emStrong(source, paragraph, previous) {
      if (!/^[*_]\S/u.test(source)) return undefined;
      return search(this.lexer, source, paragraph, () =>
        Tokenizer.prototype.emStrong.call(this, source, paragraph, previous),
      );
    },
    del(source, paragraph, previous) {
      if (!/^~\S/u.test(source)) return undefined;
      return search(this.lexer, source, paragraph, () =>
        Tokenizer.prototype.del.call(this, source, paragraph, previous),
      );
    },
  },
};

/** Returns the beginning of a text, which ends before a word if possible. */
function takePiece(source: string): string {
  if (source.length <= MAX_TEXT) return source;
  const piece = source.slice(0, MAX_TEXT);
  return /^.*\s(?=\S)/su.exec(piece)?.[0] ?? piece;
}

function search<Found extends Token>(
  lexer: object,
  source: string,
  paragraph: string,
  find: () => Found | undefined,
): Found | undefined {
  const budgets = budgetsOf.get(lexer) ?? { byParagraph: new Map(), current: undefined };
  budgetsOf.set(lexer, budgets);
  // Emphasis within emphasis is parsed as a paragraph of its own.
  const outer = budgets.current;
  const budget = outer ?? findBudget(budgets, paragraph);
  if (budget.left <= 0) return undefined;
  budgets.current = budget;
  const found = find();
  budgets.current = outer;
  budget.left -= found?.raw.length ?? source.length;
  return found;
}

function findBudget({ byParagraph }: Budgets, paragraph: string): Budget {
  const known = byParagraph.get(paragraph);
  if (known) return known;
  const budget = { left: MIN_CHARACTERS + MAX_PASSES * paragraph.length };
  byParagraph.set(paragraph, budget);
  return budget;
}
