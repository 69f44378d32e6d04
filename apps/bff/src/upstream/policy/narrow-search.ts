import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { printQueryTokens, QUERY_KEYWORDS, QueryTokenError, tokenizeQuery } from '@rotunda/api-client/query-tokens';

/** A search that does not use content. */
export type NarrowedSearch =
  | { kind: 'metadata'; text: string }
  /** A term that searches content, or the whole search if its terms are not documented. */
  | { kind: 'content'; named: string }
  /** A part that is invalid, or a term that is not documented. */
  | { kind: 'unknown'; named: string };

/**
 * Returns the search of a call if none of its terms searches content. Terms are explicitly allowed, ignoring case, at any
 * position, and the search is rewritten from its tokens, so that no service can find another term in it.
 */
export function narrowSearch({ parameters }: OperationDescriptor, text: string): NarrowedSearch {
  const search = parameters.find(({ name, in: place }) => name === 'q' && place === 'query')?.search;
  if (!search) return { kind: 'content', named: text };
  try {
    const tokens = tokenizeQuery(text);
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      const isSame = (term: string) => term.toLowerCase() === token.text.toLowerCase();
      const content = search.contentTerms.find(isSame);
      if (content !== undefined) return { kind: 'content', named: content };
      const isKnown =
        search.terms.some(isSame) || QUERY_KEYWORDS.has(token.text.toLowerCase()) || token.text.startsWith('labels/');
      if (!isKnown) return { kind: 'unknown', named: token.text };
    }
    return { kind: 'metadata', text: printQueryTokens(tokens) };
  } catch (error) {
    if (error instanceof QueryTokenError) return { kind: 'unknown', named: text.slice(error.start, error.start + 20) };
    throw error;
  }
}
