/** Tokens of one sign-in. They exist in the clear only for the time of one request. */
export type Tokens = {
  accessToken: string;
  refreshToken: string | undefined;
  idToken: string | undefined;
  /** Unix milliseconds. */
  accessExpiresAt: number;
};
