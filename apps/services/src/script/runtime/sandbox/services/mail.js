/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Creates the sending parts of the scripts' `MailApp` and `GmailApp`. Mail is queued in the outbox of the services.
 * @param {Host} host
 */
export function createMailServices(host) {
  return {
    MailApp: publicService('MailApp', {
      getRemainingDailyQuota: () => host('service', ['mail.left', ['MailApp.getRemainingDailyQuota']]),
      /** @param {any[]} args */
      sendEmail: (...args) => send(host, 'MailApp.sendEmail', args),
    }),
    GmailApp: publicService(
      'GmailApp',
      {
        // Sending under another address is not supported.
        getAliases: () => [],
        /** @param {any[]} args */
        sendEmail(...args) {
          if (args.length < 3) throw wrongArguments('GmailApp.sendEmail', args);
          send(host, 'GmailApp.sendEmail', args);
          return this;
        },
      },
      'it has an outbox, but no mailbox',
    ),
  };
}

/**
 * Called with `(message)`, `(to, subject, body, options)` or `(to, replyTo, subject, body)`.
 * @param {Host} host
 * @param {string} method
 * @param {any[]} args
 */
function send(host, method, args) {
  const message = toMessage(args);
  if (!message || typeof message.to !== 'string') throw wrongArguments(method, args);
  const { to, cc = '', bcc = '', subject = '', body, htmlBody } = message;
  const text = body ?? toText(String(htmlBody ?? ''));
  const plain = { to: to, cc: String(cc ?? ''), bcc: String(bcc ?? ''), subject: String(subject), body: String(text) };
  host('service', ['mail.send', [method, plain]]);
}

/**
 * @param {any[]} args
 * @returns {Record<string, any> | undefined}
 */
function toMessage(args) {
  const [first, second, third, fourth] = args;
  if (args.length === 1) return typeof first === 'object' && first !== null ? first : undefined;
  if (args.length < 3) return undefined;
  if (args.length === 4 && typeof fourth === 'string') return { to: first, subject: third, body: fourth };
  const options = typeof fourth === 'object' && fourth !== null ? fourth : {};
  const body = third === '' && options.htmlBody !== undefined ? undefined : third;
  return { ...options, to: first, subject: second, body };
}

/**
 * Returns the text of HTML for text-only readers. Removes tags; the result is never displayed as HTML.
 * @param {string} html
 */
function toText(html) {
  return html
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d)\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
}
