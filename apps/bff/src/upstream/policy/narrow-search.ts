import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { printQueryTokens, QUERY_KEYWORDS, QueryTokenError, tokenizeQuery } from '@rotunda/api-client/query-tokens';

/** A search that looks at no content. */
export type NarrowedSearch =
  | { kind: 'metadata'; text: string }
  /** A term that looks into content, or the whole search where it is not described what it looks at. */
  | { kind: 'content'; named: string }
  /** A part that is no search, or a term that the document does not have. */
  | { kind: 'unknown'; named: string };

/**
 * The search of a call if none of its terms looks into content. Terms are allowed by name, whatever their case and
 * wherever they stand, and the search is written anew from its tokens, so that no service finds another term in it.
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
