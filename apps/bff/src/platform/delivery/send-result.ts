/** How an attempt to deliver a message ended. */
export type SendResult = {
  /** `refused` is not tried again. */
  outcome: 'accepted' | 'failed' | 'refused';
  /** The response of the receiver, or why there was none. */
  response: string;
  /** Status of HTTP or of SMTP; undefined without a response. */
  status?: number;
  durationMs: number;
  /** How long the receiver wants to be left alone. */
  retryAfterMs?: number;
};

const MAX_RESPONSE_LENGTH = 200;

/** The beginning of a response, on one line. */
export function shortenResponse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_RESPONSE_LENGTH);
}
