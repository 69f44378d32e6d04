/** The outcome of an attempt to deliver a message. */
export type SendResult = {
  /** `refused` is not retried. */
  outcome: 'accepted' | 'failed' | 'refused';
  /** The response of the receiver, or the reason why there was none. */
  response: string;
  /** The HTTP or SMTP status. Undefined without a response. */
  status?: number;
  durationMs: number;
  /** The wait requested by the receiver. */
  retryAfterMs?: number;
};

const MAX_RESPONSE_LENGTH = 200;

/** Returns the start of a response, on one line. */
export function shortenResponse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_RESPONSE_LENGTH);
}
