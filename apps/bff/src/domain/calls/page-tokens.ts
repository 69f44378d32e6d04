import { ProblemError } from '#domain/problem.ts';

/** The page tokens already followed in one list. Detects lists that lead back to an earlier page. */
export class PageTokens {
  readonly #followed = new Set<string | undefined>();

  /** The number of tokens followed. */
  get count(): number {
    return this.#followed.size;
  }

  /**
   * Records a token before its page is requested, and returns it. Throws ProblemError `upstream_invalid` if it was used before.
   */
  follow<Token extends string | undefined>(token: Token): Token {
    if (this.#followed.has(token)) throw endlessListProblem();
    this.#followed.add(token);
    return token;
  }
}

/** Returns the error for a service that returns an endless list. */
export function endlessListProblem(): ProblemError {
  return new ProblemError('upstream_invalid', { detail: 'The service returned an endless list.' });
}
