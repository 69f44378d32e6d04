/** The tokens of one sign-in. They exist in plain text only for the duration of one request. */
export type Tokens = {
  accessToken: string;
  refreshToken: string | undefined;
  idToken: string | undefined;
  /** Unix milliseconds. */
  accessExpiresAt: number;
};
