import { hostname } from 'node:os';
import type { OcsfEvent } from './ocsf-event.ts';

const FACILITY = 13; // Log audit
const SEVERITY = { informational: 6, notice: 5 } as const;
const INFORMATIONAL = 1; // The OCSF severity.
const HOST_LENGTH = 255;
const NONE = '-';

/**
 * Formats an event as an RFC 5424 message with the framing of RFC 6587 section 3.4.1 and RFC 5425: its length and a space. The
 * text is JSON without a byte order mark, which JSON parsers reject.
 */
export function toSyslogFrame(event: OcsfEvent): Buffer {
  const severity = event.severity_id === INFORMATIONAL ? SEVERITY.informational : SEVERITY.notice;
  const head = [
    `<${FACILITY * 8 + severity}>1`,
    new Date(event.time).toISOString(),
    hostname()
      .replaceAll(/[^!-~]/g, '')
      .slice(0, HOST_LENGTH) || NONE,
    'rotunda',
    process.pid,
    'audit',
    NONE,
  ].join(' ');
  const message = Buffer.from(`${head} ${JSON.stringify(event)}`);
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}
