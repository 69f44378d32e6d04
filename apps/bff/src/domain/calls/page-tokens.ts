import { ProblemError } from '#domain/problem.ts';

/** The page tokens that were followed through one list, so that a list that leads back to an earlier page ends. */
export class PageTokens {
  readonly #taken = new Set<string | undefined>();

  /** How many there were. */
  get count(): number {
    return this.#taken.size;
  }

  /** The same token, to be asked for. Throws ProblemError `upstream_invalid` when it was taken before. */
  take<Token extends string | undefined>(token: Token): Token {
    if (this.#taken.has(token)) throw endlessList();
    this.#taken.add(token);
    return token;
  }
}

/** The service leads through a list without an end. */
export function endlessList(): ProblemError {
  return new ProblemError('upstream_invalid', { detail: 'The service returned an endless list.' });
}
